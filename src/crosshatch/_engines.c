/* The library that holds all compiled engines, which "engines.py" imports from here: a library for each would make a
   wheel larger by a third.  "engines.h", which setup.py writes, has a line for each engine: ENGINE(its name, the C
   function that defines it). */

#include <Python.h>

#define ENGINE(name, definition) PyObject *definition(void);
#include "engines.h"
#undef ENGINE

static const struct {
    const char *name;
    PyObject *(*definition)(void);
} ENGINES[] = {
#define ENGINE(name, definition) {name, definition},
#include "engines.h"
};

static const size_t COUNT = sizeof(ENGINES) / sizeof(*ENGINES);

static PyObject *create(PyObject *Py_UNUSED(self), PyObject *spec)
{
    PyObject *name = PyObject_GetAttrString(spec, "name");
    PyObject *definition = NULL;
    size_t i;

    if (name == NULL)
        return NULL;
    for (i = 0; i < COUNT; i++)
        if (PyUnicode_CompareWithASCIIString(name, ENGINES[i].name) == 0)
            break;
    if (i < COUNT)
        definition = ENGINES[i].definition();
    else
        PyErr_Format(PyExc_ImportError, "there is no compiled engine %R", name);
    Py_DECREF(name);
    return definition == NULL ? NULL : PyModule_FromDefAndSpec((PyModuleDef *)definition, spec);
}

static PyObject *execute(PyObject *Py_UNUSED(self), PyObject *module)
{
    PyModuleDef *definition = PyModule_GetDef(module);

    if (definition == NULL || PyModule_ExecDef(module, definition) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static int name_engines(PyObject *module)
{
    PyObject *names = PyTuple_New((Py_ssize_t)COUNT);
    size_t i;

    for (i = 0; names != NULL && i < COUNT; i++) {
        PyObject *name = PyUnicode_FromString(ENGINES[i].name);
        if (name == NULL)
            Py_CLEAR(names);
        else
            PyTuple_SET_ITEM(names, (Py_ssize_t)i, name);
    }
    if (names == NULL)
        return -1;
    if (PyModule_AddObject(module, "NAMES", names) < 0) {
        Py_DECREF(names);
        return -1;
    }
    return 0;
}

static PyMethodDef FUNCTIONS[] = {
    {"create", create, METH_O, "Return the module of an engine, given its spec."},
    {"execute", execute, METH_O, "Fill the module of an engine."},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, (void *)name_engines}, {0, NULL}};

static PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, .m_name = "crosshatch._engines", .m_methods = FUNCTIONS, .m_slots = SLOTS};

PyMODINIT_FUNC PyInit__engines(void)
{
    return PyModuleDef_Init(&MODULE);
}
