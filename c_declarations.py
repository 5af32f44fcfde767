"""Generate Cython declarations (a ``.pxd`` file for each engine) from the annotations of the engines.

An engine is a module that begins with the comment ``# cython: ...``.  Its Python code determines everything:

- ``int``, ``bool`` and ``float`` become the types of C, and the names of ``board/c_types.py`` stand for its other
  types.  A class of an engine is that class, and everything else is an object.
- A class without a base, or with a base from an engine, becomes an extension type.  Its attributes are those that its
  methods set, with types inferred like those of variables.
- ``[0] * 10`` makes an attribute a C array, and ``list[Short]`` gives its element type.  Python code can access the
  arrays annotated in the body of the class.  An object has its arrays from the start, filled with zeros, so
  ``__init__`` creates none.
- ``for cell in members(cells)`` iterates over the bits of a number without creating a list.
- A variable has the type of its first value, or a wider one if a later value needs it, unless it is annotated.
- A function is available only to C if it is marked ``@c_only``, or if its name begins with an underscore and it is only
  called, not passed on.  Functions with a generator or function inside, or with a decorator, remain Python functions.
  Whether a function may raise follows from what it calls.
- A function marked ``@without_gil`` is available only to C too, and ``with gil_released:`` releases the GIL.
- Docstrings are left out of an engine, unless its first comment says ``binding=True``.
- A constant is a C variable, which Python code can access too; ``Final`` keeps it in Python.  Functions have the values
  of ``int`` and ``float`` constants in place of their names.  A table gives its sizes:
  ``HOUSE: Annotated[tuple[int, ...], Cells, 27]``.

The compiler gets a copy of each module without the marks, and with loops over members expanded.
"""

import ast
import operator
import re
from collections.abc import Iterator, Set
from functools import cache, cached_property, reduce
from pathlib import Path

PACKAGE = "crosshatch"
MARK = "# cython:"
C_TYPES = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "str": "str",
    "Cells": "CellSet",
    "Byte": "signed char",
    "UnsignedByte": "unsigned char",
    "Short": "short",
    "UnsignedShort": "unsigned short",
    "Unsigned": "unsigned int",
    "Long": "long long",
    "Word": "unsigned long long",
    "Lanes": "LaneVector",
    "ByteArray": "unsigned char*",
    "ByteString": "unsigned char*",
    "IntArray": "int*",
    "UnsignedArray": "unsigned int*",
    "CellArray": "CellSet*",
}
"""The types of C by their names in annotations."""

COLLECTIONS = ("bytearray", "bytes", "dict", "list", "set", "str", "tuple")
NUMBERS = {each for each in C_TYPES.values() if each != "str" and "*" not in each}
SMALL = ("short", "signed char", "unsigned char", "unsigned short")
WIDEST_FIRST = ("LaneVector", "CellSet", "double", "unsigned long long", "long long", "unsigned int", "int")
BITSET = ("CellSet", "bit", "lowest", "popcount")
LANES = ("LaneVector", "all_lanes", "has_avx2", "lane_count", "lanes_at", "set_lanes")
RESULTS = {
    "all_lanes": "LaneVector",
    "bit": "CellSet",
    "has_avx2": "bint",
    "lane_count": "int",
    "lanes_at": "LaneVector",
    "lowest": "int",
    "ord": "int",
    "popcount": "int",
    "set_lanes": "None",
}
FOR_C_ONLY = ("c_only", "without_gil")
"""The marks of functions that are available only to C."""

HARMLESS = {"abs", "bool", "max", "min", "range", *RESULTS}
"""Functions that do not raise if their arguments are C numbers."""

RAISING = (
    ast.Assert,
    ast.Dict,
    ast.DictComp,
    ast.JoinedStr,
    ast.List,
    ast.ListComp,
    ast.Raise,
    ast.Set,
    ast.SetComp,
    ast.Starred,
    ast.Try,
    ast.With,
)
OPERATORS = {
    ast.Add: operator.add,
    ast.BitOr: operator.or_,
    ast.FloorDiv: operator.floordiv,
    ast.LShift: operator.lshift,
    ast.Mult: operator.mul,
    ast.Pow: operator.pow,
    ast.Sub: operator.sub,
}


class Module:
    """A module with its imports and constants."""

    def __init__(self, house: "House", name: str, path: Path) -> None:
        self.house, self.name, self.path = house, name, path
        self.source = self._read()
        self.tree = ast.parse(self.source)
        self.imports: dict[str, tuple[str, str]] = {}
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                source = self._absolute(node)
                for each in node.names:
                    self.imports[_known_as(each)] = (source, each.name)

    def _read(self) -> str:
        return self.path.read_text(encoding="utf-8")

    def _absolute(self, node: ast.ImportFrom) -> str:
        parts = self.name.split(".")[: -node.level or None]
        return ".".join([*(parts if node.level else []), *([node.module] if node.module else [])])

    def module_named(self, name: str) -> "Module | None":
        """Return the module of this project with a name."""
        return self.house.module(".".join(self.imports[name])) if name in self.imports else None

    @cached_property
    def _assigned(self) -> dict[str, tuple[ast.expr, ast.expr | None]]:
        """The constants with their values and annotations."""
        found: dict[str, tuple[ast.expr, ast.expr | None]] = {}
        for node in self.tree.body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    found[name] = (value, None)
                case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=ast.expr() as value):
                    found[name] = (value, annotation)
        return {name: both for name, both in found.items() if re.fullmatch(r"_?[A-Z][A-Z0-9_]*", name)}

    @cached_property
    def constants(self) -> dict[str, str]:
        """The types of the constants of this module, such as ``CellSet[27]``."""
        return {name: kind for name, both in self._assigned.items() if (kind := self._kind_of_constant(*both))}

    def _kind_of_constant(self, value: ast.expr, annotation: ast.expr | None) -> str | None:
        if annotation is not None:
            said = ast.unparse(annotation)
            return C_TYPES.get(said) or (self.annotated(annotation) if said.startswith("Annotated[") else None)
        number = self.number(value)
        if number is None or isinstance(number, float):
            return None if number is None else "double"
        return _kind_of_number(number)

    def annotated(self, annotation: ast.expr) -> str:
        """Return the type in an ``Annotated``: its element type, unless that is ``int``, and the sizes."""
        assert isinstance(annotation, ast.Subscript)
        assert isinstance(annotation.slice, ast.Tuple)
        kind, sizes = "int", ""
        for each in annotation.slice.elts[1:]:
            if isinstance(each, ast.Name) and self.number(each) is None:
                kind = C_TYPES.get(each.id, each.id)
            else:
                sizes += f"[{self.number(each)}]"
        return kind + sizes

    def number(self, node: ast.expr) -> int | float | None:
        """Return the value of an expression of constants."""
        match node:
            case ast.Constant(value=int() | float() as value):
                return value
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                number = self.number(operand)
                return None if number is None else -number
            case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
                one, other = self.number(left), self.number(right)
                return None if one is None or other is None else OPERATORS[type(op)](one, other)
            case ast.Name(id=name) if name in self._assigned:
                return self.number(self._assigned[name][0])
            case ast.Name(id=name) if name in self.imports:
                source = self.house.module(self.imports[name][0])
                return source.number(ast.Name(self.imports[name][1])) if source else None
            case ast.Attribute(value=ast.Name(id=module), attr=name):
                source = self.module_named(module)
                return source.number(ast.Name(name)) if source else None
        return None

    def size(self, node: ast.expr | None) -> int | float | None:
        """Return the size of the array that an expression creates."""
        match node:
            case ast.BinOp(left=ast.List(elts=[element]), op=ast.Mult(), right=size):
                return None if self.number(element) is None else self.number(size)
            case ast.Call(func=ast.Name(id="list"), args=[ast.Call(func=ast.Name(id="range"), args=[size])]):
                return self.number(size)
        return None


@cache
def _walk(node: ast.AST) -> tuple[ast.AST, ...]:
    """Return a node and all below it, collected once."""
    return tuple(ast.walk(node))


MOST_IN_LINE = 12
"""Maximum number of statements in a C method for it to be inlined; a loop over members counts as four."""

LEFT = "_left_"
"""Prefix for variables that hold the rest of a set whose members a loop visits."""


class Engine(Module):
    """A module that is compiled."""

    def _read(self) -> str:
        """Return the text with loops over members expanded: the lowest bit, and the rest."""
        text = super()._read()
        lines = text.splitlines()
        loops = [node for node in _walk(ast.parse(text)) if isinstance(node, ast.For) and _called(node) == "members"]
        for number, node in enumerate(sorted(loops, key=lambda each: -each.lineno)):
            assert isinstance(node.iter, ast.Call)
            assert node.body[0].lineno > (node.iter.end_lineno or 0), "the body of a loop is on lines of its own"
            left, indent = f"{LEFT}{number}", " " * node.col_offset
            lines[node.lineno - 1 : node.iter.end_lineno] = [
                f"{indent}{left} = {ast.unparse(node.iter.args[0])}",
                f"{indent}while {left}:",
                f"{indent}    {ast.unparse(node.target)} = lowest({left})",
                f"{indent}    {left} &= {left} - 1",
            ]
        return "\n".join(lines)

    @cached_property
    def classes(self) -> "dict[str, Class]":
        """The extension types of this module."""
        found: dict[str, Class] = {}
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                bases = [found.get(base) or self._imported(base) for base in map(ast.unparse, node.bases)]
                if all(bases):
                    found[node.name] = Class(self, node, bases[0] if bases else None)
        return found

    def _imported(self, name: str) -> "Class | None":
        source = self.house.engines.get(self.imports.get(name, ("", ""))[0])
        return source.classes.get(self.imports[name][1]) if source else None

    def class_named(self, name: str | None) -> "Class | None":
        """Return the extension type with a name, from this or another engine."""
        if name is None:
            return None
        return self.classes.get(name) or self._imported(name) or self.house.class_named(name)

    @cached_property
    def functions(self) -> "dict[str, Function]":
        """The C functions of this module."""
        defined = [node for node in self.tree.body if isinstance(node, ast.FunctionDef)]
        return {node.name: Function(self, node) for node in defined if _is_of_c(node)}

    @property
    def all_functions(self) -> "list[Function]":
        """The C functions and methods of this module."""
        return [*self.functions.values(), *(each for kind in self.classes.values() for each in kind.methods.values())]

    def function_named(self, name: str) -> "Function | None":
        """Return a function of this module, or an imported function of another engine."""
        if name in self.imports:
            source = self.house.engines.get(self.imports[name][0])
            return source.functions.get(self.imports[name][1]) if source else None
        return self.functions.get(name)

    @cached_property
    def all_constants(self) -> dict[str, str]:
        """The types of the constants of this module, including imported ones."""
        found = dict(self.constants)
        for name, (source, original) in self.imports.items():
            module = self.house.module(source)
            if module and original in module.constants:
                found[name] = module.constants[original]
        return found

    @cached_property
    def handed_on(self) -> set[str]:
        """The names that are used in other ways than by a call."""
        called = {id(node.func) for node in _walk(self.tree) if isinstance(node, ast.Call)}
        names = (node for node in _walk(self.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load))
        return {node.id for node in names if id(node) not in called}

    def type_said(self, annotation: ast.expr | None) -> str:
        """Return the C type of an annotation."""
        match annotation:
            case None:
                return "object"
            case ast.Constant(value=str() as text):
                return self.type_said(ast.parse(text, mode="eval").body)
            case ast.Subscript(value=ast.Name(id="Annotated")):
                return self.annotated(annotation)
            case ast.Subscript(value=ast.Name(id=name)) if name in COLLECTIONS:
                return name
            case ast.BinOp(left=left, op=ast.BitOr(), right=ast.Constant(value=None)):
                kind = self.type_said(left)
                return "object" if kind in NUMBERS else kind
            case ast.Name(id=name):
                if name in C_TYPES or name in COLLECTIONS:
                    return C_TYPES.get(name, name)
                found = self.classes.get(name) or self._imported(name)
                return found.name if found else "object"
        return "object"

    def type_of(self, node: ast.expr | None, scope: "Scope") -> str | None:
        """Return the C type of an expression; None if it is unknown."""
        match node:
            case ast.Constant(value=value):
                kinds = {bool: "bint", float: "double", str: "str"}
                return _kind_of_number(value) if type(value) is int else kinds.get(type(value))
            case ast.List() | ast.ListComp() | ast.BinOp(left=ast.List()):
                return "list"
            case ast.Dict() | ast.DictComp():
                return "dict"
            case ast.Set() | ast.SetComp():
                return "set"
            case ast.Tuple():
                return "tuple"
            case ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return "bint"
            case ast.UnaryOp(operand=operand):
                return self.type_of(operand, scope)
            case ast.BoolOp(values=values):
                return self._widest_of(values, scope)
            case ast.IfExp(body=body, orelse=orelse):
                return _widest(self.type_of(body, scope), self.type_of(orelse, scope))
            case ast.Name(id=name):
                return scope.variables.get(name) or self.all_constants.get(name)
            case ast.BinOp(left=left, op=ast.LShift() | ast.RShift()):
                return self.type_of(left, scope)
            case ast.BinOp(left=left, right=right):
                return _widest(self.type_of(left, scope), self.type_of(right, scope))
            case ast.Call():
                return self._type_of_call(node, scope)
            case ast.Attribute(value=value, attr=name):
                owner = self.class_of(value, scope)
                if owner:
                    return owner.attribute(name)
                source = self.module_named(value.id) if isinstance(value, ast.Name) else None
                return source.constants.get(name) if source else None
            case ast.Subscript(value=value):
                of, *sizes = re.split(r"(?=\[)|(?=\*)", self.type_of(value, scope) or "")
                return (of + "".join(sizes[1:]) or None) if sizes else None
        return None

    def _widest_of(self, nodes: list[ast.expr], scope: "Scope") -> str | None:
        return reduce(_widest, (self.type_of(each, scope) for each in nodes))

    def _type_of_call(self, node: ast.Call, scope: "Scope") -> str | None:
        match node:
            case ast.Call(func=ast.Name(id=name)):
                if name in RESULTS or name in COLLECTIONS:
                    return RESULTS.get(name, name)
                if name in ("abs", "max", "min"):
                    return self._widest_of(node.args, scope)
                made = node.args[1] if name == "memo" else node.func
                kind = self.class_named(made.id) if isinstance(made, ast.Name) else None
                called = self.function_named(name)
                return kind.name if kind else called.result if called and called.result != "None" else None
            case ast.Call(func=ast.Attribute(value=value, attr=name)):
                owner = self.class_of(value, scope)
                method = owner.method(name) if owner else None
                return method.result if method and method.result != "None" else None
        return None

    def class_of(self, node: ast.expr, scope: "Scope") -> "Class | None":
        """Return the extension type of an expression."""
        if isinstance(node, ast.Name) and node.id == "self":
            return scope.owner
        return self.class_named(self.type_of(node, scope))

    def declared(self) -> str:
        """Return the ``.pxd`` of this module."""
        lines = [f"cdef {_sized(kind, name)}" for name, kind in self.all_constants.items()]
        for function in self.functions.values():
            lines += function.lines()
        for kind in self.classes.values():
            lines += kind.lines()
        words = set(re.findall(r"\b[A-Z]\w*", "\n".join(lines)))
        taken: dict[str, set[str]] = {}
        for name in words - self.classes.keys() - self.imports.keys():
            if found := self.house.class_named(name):
                taken.setdefault(found.engine.name, set()).add(name)
        for name, (source, original) in self.imports.items():
            if self.function_named(name) or self._imported(name):
                taken.setdefault(source, set()).add(original if name == original else f"{original} as {name}")
        imports = [f"from {source} cimport {', '.join(sorted(names))}" for source, names in sorted(taken.items())]
        if any(source == f"{PACKAGE}.board.lanes" for source, _ in self.imports.values()):
            imports.append(f"from {PACKAGE}.board.lanes cimport {', '.join(LANES)}")
        head = ["cimport cython", f"from {PACKAGE}.board.bitset cimport {', '.join(BITSET)}", *imports]
        return "\n".join([*head, "", *lines, ""])

    @property
    def keeps_docstrings(self) -> bool:
        """Whether Python programs use the module directly, so that ``help`` needs its docstrings."""
        return "binding=True" in self.source.splitlines()[0]

    def text(self) -> str:
        """Return this module for the compiler."""
        lines = self.source.splitlines()
        for node in _walk(self.tree):
            match node:
                case ast.FunctionDef(decorator_list=marks) | ast.ClassDef(decorator_list=marks):
                    for mark in marks:
                        if ast.unparse(mark) in (*FOR_C_ONLY, "internal"):
                            lines[mark.lineno - 1] = ""
                case ast.With(items=[ast.withitem(context_expr=ast.Name(id="gil_released"))]):
                    lines[node.lineno - 1] = f"{' ' * node.col_offset}with cython.nogil:"
                case ast.ImportFrom(names=names) if any(each.name == "gil_released" for each in names):
                    lines[node.lineno - 1] = f"import cython; {lines[node.lineno - 1]}"
                case ast.Expr(value=ast.Constant(value=str())) if not self.keeps_docstrings:
                    rest = (node.end_lineno or node.lineno) - node.lineno
                    lines[node.lineno - 1 : node.end_lineno] = [f"{' ' * node.col_offset}pass", *[""] * rest]
                case ast.ImportFrom(names=names) if any(
                    _known_as(each) in self.all_constants or each.name in LANES for each in names
                ):
                    lines[node.lineno - 1 : node.end_lineno] = [
                        self._imported_into_c(node),
                        *[""] * ((node.end_lineno or node.lineno) - node.lineno),
                    ]
            for each in _walk(node) if isinstance(node, ast.FunctionDef) else ():
                if isinstance(each, ast.AnnAssign) and each.value is None:
                    lines[each.lineno - 1] = f"{' ' * each.col_offset}pass"
        for kind in self.classes.values():
            for node in kind.arrays_of_zeros():
                rest = (node.end_lineno or node.lineno) - node.lineno
                lines[node.lineno - 1 : node.end_lineno] = [f"{' ' * node.col_offset}pass", *[""] * rest]
        for function in self.all_functions:
            if function.needs_no_gil:
                for node in _walk(function.node):
                    if isinstance(node, ast.AugAssign) and not isinstance(node.target, ast.Name):
                        lines[node.lineno - 1] = f"{' ' * node.col_offset}{_in_full(node)}"
            if function.returns_whether_it_failed:
                for node in _walk(function.node):
                    if isinstance(node, ast.Return):
                        line = lines[node.lineno - 1]
                        lines[node.lineno - 1] = f"{line[: node.end_col_offset]} 0{line[node.end_col_offset :]}"
        self._put_in_constants(lines)
        shown = ", ".join(f"{name}={name}" for name, kind in self.all_constants.items() if "[" not in kind)
        return "\n".join([*lines, f"globals().update({shown})" if shown else "", ""])

    def _put_in_constants(self, lines: list[str]) -> None:
        """Replace constants in functions by their values, because the C compiler cannot know that they never change."""
        within = {
            id(each): each
            for function in _walk(self.tree)
            if isinstance(function, ast.FunctionDef)
            for statement in function.body
            for each in _walk(statement)
            if isinstance(each, ast.Name | ast.Attribute) and isinstance(each.ctx, ast.Load)
        }
        for node in sorted(within.values(), key=lambda node: (node.lineno, -node.col_offset)):
            value = self._fixed(node)
            line, end = lines[node.lineno - 1], node.end_col_offset
            if value is not None and line[node.col_offset : end] == ast.unparse(node):
                lines[node.lineno - 1] = f"{line[: node.col_offset]}({value!r}){line[end:]}"

    def _fixed(self, node: ast.Name | ast.Attribute) -> int | float | None:
        """Return the value of a constant that is an ``int`` or a ``double`` in C; None for everything else."""
        match node:
            case ast.Name(id=name):
                kinds = self.all_constants
            case ast.Attribute(value=ast.Name(id=module), attr=name):
                source = self.module_named(module)
                kinds = source.constants if source else {}
            case _:
                return None
        return self.number(node) if kinds.get(name) in ("int", "double") else None

    def _imported_into_c(self, node: ast.ImportFrom) -> str:
        """Return the line that imports the same names, with C constants, which have to be assigned, without lanes."""
        source = f"from {'.' * node.level}{node.module or ''} import "
        line, assigned = [], []
        for each in node.names:
            if each.name in LANES:
                continue
            name = _known_as(each)
            of_c = name in self.all_constants
            line.append(f"{each.name} as {f'_{name}_' if of_c else name}")
            assigned += [f"{name} = _{name}_"] * of_c
        return "; ".join([source + ", ".join(line), *assigned])


class Scope:
    """The names in a function: the types of its variables, and the class it belongs to."""

    def __init__(self, engine: Engine, node: ast.FunctionDef, owner: "Class | None") -> None:
        self.engine, self.node, self.owner = engine, node, owner
        plain = [each for each in node.args.args if each.arg != "self"]
        self.parameters = {each.arg: engine.type_said(each.annotation) for each in plain}
        self.variables: dict[str, str] = dict(self.parameters)
        self.annotated: set[str] = set()

    def add_variables(self) -> None:
        """Infer the types of the variables from their first values."""
        for name, value, annotation in _given(self.node.body):
            if name not in self.variables:
                kind = self._kind(value, annotation)
                self.variables[name] = "CellSet" if kind == "object" and name.startswith(LEFT) else kind
                if annotation is not None:
                    self.annotated.add(name)

    def widen(self) -> bool:
        """Widen the types of variables to fit later values; return whether any changed."""
        return self.widen_given(self.variables, self.parameters.keys() | self.annotated, of_self=False)

    def widen_given(self, kinds: dict[str, str], fixed: Set[str], of_self: bool) -> bool:
        """Widen the types of names that are assigned here, with some exceptions; return whether any changed."""
        changed = False
        for name, value in _given_later(self.node, of_self):
            kind = kinds.get(name, "object")
            wider = _widest(kind, self.engine.type_of(value, self))
            if kind in NUMBERS and name not in fixed and wider and wider != kind:
                kinds[name], changed = wider, True
        return changed

    def _kind(self, value: ast.expr | None, annotation: ast.expr | None) -> str:
        if annotation is not None:
            kind = self.engine.type_said(annotation)
            size = self.engine.size(value)
            return f"{kind[:-1]}[{size}]" if kind.endswith("*") and size is not None else kind
        kind = self.engine.type_of(value, self) or "object"
        if "[" in kind:
            kind = f"{kind.partition('[')[0]}*"
        return "int" if kind in SMALL else kind


class Function(Scope):
    """A C function or method."""

    def __init__(self, engine: Engine, node: ast.FunctionDef, owner: "Class | None" = None) -> None:
        super().__init__(engine, node, owner)
        marks = {ast.unparse(each) for each in node.decorator_list}
        marked = not marks.isdisjoint(FOR_C_ONLY)
        self.needs_no_gil = "without_gil" in marks
        self.for_c = marked or (node.name.startswith("_") and node.name not in engine.handed_on)
        self.raises = False
        self.overrides: list[Function] = []
        self.result = (
            "None" if ast.unparse(node.returns or ast.Constant(None)) == "None" else engine.type_said(node.returns)
        )

    @property
    def returns_whether_it_failed(self) -> bool:
        """Whether it returns nothing, so that C has to check whether it raised."""
        return self.result == "None" and self.for_c and self.raises

    @cached_property
    def calls(self) -> "list[Function | None]":
        """The functions that it calls, with None for anything else that may raise."""
        return list(self._calls())

    def _calls(self) -> "Iterator[Function | None]":
        """Yield everything that may raise."""
        harmless = set(_harmless(self.node))
        for node in _walk(self.node):
            match node:
                case _ if id(node) in harmless:
                    continue
                case ast.Raise(exc=ast.Name(id="NotImplementedError")):
                    continue
                case ast.Call(func=ast.Name(id=name)):
                    if name not in HARMLESS:
                        yield self.engine.function_named(name)
                case ast.Call(func=ast.Attribute(value=value, attr=name)):
                    owner = self.engine.class_of(value, self)
                    yield owner.method(name) if owner else None
                case ast.Subscript():
                    if self.engine.type_of(node, self) is None:
                        yield None
                case ast.Attribute(value=value):
                    if not self.engine.class_of(value, self) and not self._is_of_module(value):
                        yield None
                case ast.Assign(targets=[ast.Tuple()]) | ast.Tuple(ctx=ast.Load()) | ast.Call() | ast.For():
                    yield None
                case _ if isinstance(node, RAISING):
                    yield None

    def _is_of_module(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and self.engine.module_named(node.id) is not None

    def lines(self, indent: str = "") -> list[str]:
        """Return its lines in the ``.pxd`` file."""
        own = {name: kind for name, kind in self.variables.items() if name not in self.parameters and kind != "object"}
        said = ", ".join(f"{name}={_in_locals(kind)}" for name, kind in own.items())
        return [f"{indent}{line}" for line in ([f"@cython.locals({said})"] if own else []) + [self._signature()]]

    def _signature(self) -> str:
        parameters = [_sized(kind, name) for name, kind in self.parameters.items()]
        first_optional = len(parameters) - len(self.node.args.defaults)
        parameters = [f"{each}=*" if place >= first_optional else each for place, each in enumerate(parameters)]
        signature = f"{self.node.name}({', '.join(['self'] * bool(self.owner) + parameters)})"
        kind, after = self.result, ""
        if kind == "None":
            kind = "object" if not self.for_c else "int" if self.raises else "void"
        if self.returns_whether_it_failed:
            after = " except -1"
        elif kind in NUMBERS or kind == "void":
            unusual = "0" if kind in ("CellSet", "unsigned long long") else "-1"
            after = f" except? {unusual}" if self.raises else " noexcept"
        if self.needs_no_gil:
            assert not self.raises, f"{self.engine.name}.{self.node.name} needs the GIL to raise an error"
            after += " nogil"
        return f"{self._definition()} {_sized(kind, signature)}{after}"

    def _definition(self) -> str:
        if not self.for_c:
            return "cpdef"
        statements = sum(isinstance(node, ast.stmt) for node in _walk(self.node)) - 1
        is_short = self.owner and not self.overrides and statements <= MOST_IN_LINE
        return "cdef inline" if is_short else "cdef"


class Class:
    """An extension type."""

    def __init__(self, engine: Engine, node: ast.ClassDef, base: "Class | None") -> None:
        self.engine, self.node, self.base, self.name = engine, node, base, node.name
        self.is_base = False
        self.is_internal = any(ast.unparse(each) == "internal" for each in node.decorator_list)
        defined = [each for each in node.body if isinstance(each, ast.FunctionDef)]
        self._defined = sorted(defined, key=lambda each: each.name != "__init__")

    @cached_property
    def methods(self) -> dict[str, Function]:
        """Its own C methods, without inherited ones."""
        return {node.name: Function(self.engine, node, self) for node in self._defined if _is_of_c(node)}

    def method(self, name: str) -> Function | None:
        """Return a method of this class or of a base."""
        return self.methods.get(name) or (self.base.method(name) if self.base else None)

    @cached_property
    def _shown(self) -> dict[str, ast.expr]:
        """The attributes that are annotated in its body."""
        return {ast.unparse(each.target): each.annotation for each in self.node.body if isinstance(each, ast.AnnAssign)}

    @cached_property
    def attributes(self) -> dict[str, str]:
        """The types of its own attributes."""
        found = self.__dict__["attributes"] = {}  # some are set from others
        for node in self._defined:
            scope = Scope(self.engine, node, self)
            for name, value, annotation in _given(node.body, of_self=True):
                if name not in found and not (self.base and self.base.attribute(name)):
                    annotation = annotation or self._shown.get(name)
                    size = self.engine.size(value)
                    if size is not None:
                        element = annotation.slice if isinstance(annotation, ast.Subscript) else ast.Name("int")
                        found[name] = f"{self.engine.type_said(element)}[{size}]"
                    elif annotation is not None:
                        found[name] = self.engine.type_said(annotation)
                    elif kind := self.engine.type_of(value, scope):
                        found[name] = "int" if kind in SMALL else kind
        for name, annotation in self._shown.items():
            found.setdefault(name, self.engine.type_said(annotation))
        return found

    def arrays_of_zeros(self) -> Iterator[ast.stmt]:
        """Yield the statements of ``__init__`` that create arrays of zeros, which a C object has from the start."""
        for node in self._defined[0].body if self._defined and self._defined[0].name == "__init__" else ():
            for name, value, _ in _given([node], of_self=True):
                match value:
                    case ast.BinOp(left=ast.List(elts=[element])) if "[" in self.attributes.get(name, ""):
                        if self.engine.number(element) == 0:
                            yield node

    def widen(self) -> bool:
        """Widen the types of attributes to fit later values; return whether any changed."""
        scopes = [self.methods.get(node.name) or Scope(self.engine, node, self) for node in self._defined]
        return any([each.widen_given(self.attributes, self._annotated, of_self=True) for each in scopes])  # noqa: C419

    @cached_property
    def _annotated(self) -> set[str]:
        """The attributes whose types are annotated."""
        given = (each for node in self._defined for each in _given(node.body, of_self=True))
        return {name for name, _, annotation in given if annotation is not None} | self._shown.keys()

    def attribute(self, name: str) -> str | None:
        """Return the type of an attribute of this class or of a base."""
        return self.attributes.get(name) or (self.base.attribute(name) if self.base else None)

    def lines(self) -> list[str]:
        """Return its lines in the ``.pxd`` file."""
        is_final = not self.base and not self.is_base
        marks = ["@cython.internal"] * self.is_internal + ["@cython.final"] * is_final
        lines = ["", *marks, f"cdef class {self.name}{f'({self.base.name})' if self.base else ''}:"]
        for name, kind in self.attributes.items():
            hidden = (
                self.is_internal or name.startswith("_") or "*" in kind or ("[" in kind and name not in self._shown)
            )
            lines.append(f"    cdef {'' if hidden else 'readonly '}{_sized(kind, name)}")
        for method in self.methods.values():
            if not is_final and method.for_c and not method.overrides:
                lines.append("    @cython.final")
            lines += method.lines("    ")
        return lines if self.attributes or self.methods else [*lines, "    pass"]


def _is_of_c(node: ast.FunctionDef) -> bool:
    """Whether a function can be a C function."""
    marked = any(ast.unparse(each) not in FOR_C_ONLY for each in node.decorator_list)
    special = node.name.endswith("_") or node.args.vararg or node.args.kwarg or node.args.kwonlyargs
    inside = (ast.Yield, ast.YieldFrom, ast.Lambda, ast.GeneratorExp, ast.FunctionDef)
    return not marked and not special and not any(isinstance(each, inside) for each in _walk(node) if each is not node)


def _given(nodes: list[ast.stmt], of_self: bool = False) -> Iterator[tuple[str, ast.expr | None, ast.expr | None]]:
    """Yield variables, or attributes of ``self``, with their first values and annotations, in order."""
    for node in nodes:
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    yield from _named(target, value, of_self)
            case ast.AnnAssign(target=target, value=value, annotation=annotation):
                yield from ((name, value, annotation) for name, _, _ in _named(target, value, of_self))
            case ast.For(target=target):
                yield from _named(target, ast.Constant(0) if _counts(node) else None, of_self)
        for field in ("body", "orelse", "finalbody", "handlers"):
            yield from _given(getattr(node, field, []), of_self)


def _given_later(node: ast.FunctionDef, of_self: bool) -> Iterator[tuple[str, ast.expr | None]]:
    """Yield variables, or attributes of ``self``, with all values that they are assigned or that are added to them."""
    yield from ((name, value) for name, value, _ in _given(node.body, of_self))
    for each in _walk(node):
        if isinstance(each, ast.AugAssign) and not isinstance(each.op, ast.BitAnd | ast.LShift | ast.RShift):
            yield from ((name, value) for name, value, _ in _named(each.target, each.value, of_self))


def _kind_of_number(number: int) -> str:
    return "int" if -(2**31) <= number < 2**31 else "long long" if number < 2**63 else "unsigned long long"


def _widest(one: str | None, other: str | None) -> str | None:
    """Return the wider of two types."""
    return next((kind for kind in WIDEST_FIRST if kind in (one, other)), one or other)


def _named(
    target: ast.expr, value: ast.expr | None, of_self: bool
) -> Iterator[tuple[str, ast.expr | None, ast.expr | None]]:
    match target:
        case ast.Name(id=name) if not of_self:
            yield name, value, None
        case ast.Attribute(value=ast.Name(id="self"), attr=name) if of_self:
            yield name, value, None
        case ast.Tuple(elts=parts):
            values = (
                value.elts if isinstance(value, ast.Tuple) and len(value.elts) == len(parts) else [None] * len(parts)
            )
            for part, each in zip(parts, values, strict=True):
                yield from _named(part, each, of_self)


def _counts(node: ast.For) -> bool:
    """Whether a loop iterates over numbers."""
    return _called(node) == "range"


def _called(node: ast.For) -> str:
    """Return the function whose result a loop iterates over, or an empty text."""
    return ast.unparse(node.iter.func) if isinstance(node.iter, ast.Call) else ""


def _harmless(function: ast.FunctionDef) -> Iterator[int]:
    """Yield the parts of a function that never raise: annotations, counting loops, and unpacked tuples."""
    for node in _walk(function):
        match node:
            case ast.For() if _counts(node):
                yield id(node)
            case ast.Assign(targets=[ast.Tuple()], value=ast.Tuple() as value):
                yield from (id(node), id(value))
            case ast.FunctionDef(args=args):
                annotations = [each.annotation for each in args.args] + [node.returns]
                yield from (id(part) for each in (*annotations, *args.defaults) if each for part in _walk(each))
            case ast.AnnAssign(annotation=annotation):
                yield from (id(part) for part in _walk(annotation))


def _in_full(node: ast.AugAssign) -> str:
    """Return ``a.b = a.b + 1`` for ``a.b += 1``, for which Cython would need the GIL."""
    target = ast.unparse(node.target)
    return f"{target} = {target} {ast.unparse(ast.BinOp(ast.Name('_'), node.op, node.value))[2:]}"


def _known_as(imported: ast.alias) -> str:
    return imported.asname or imported.name


def _sized(kind: str, name: str) -> str:
    """Return a declaration: ``CellSet HOUSE[27]``."""
    of, bracket, sizes = kind.partition("[")
    return f"{of} {name}{bracket}{sizes}"


def _in_locals(kind: str) -> str:
    """Return a type as ``cython.locals`` needs it: the name of a class or of a set of cells, or a text."""
    return kind if kind[0].isupper() and not kind.endswith("*") else f'"{kind}"'


def put(path: Path, text: str) -> None:
    """Write a file if it is not there, or says something else, so that only what has changed is compiled again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


class House:
    """All modules below a folder, and which of them are engines."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._modules: dict[str, Module] = {}
        self.engines: dict[str, Engine] = {}
        for path in sorted(folder.glob(f"{PACKAGE}/**/*.py")):
            if path.read_text(encoding="utf-8").startswith(MARK) and not path.with_suffix(".pyx").exists():
                name = ".".join(path.relative_to(folder).with_suffix("").parts)
                self.engines[name] = Engine(self, name, path)
        self._bind()

    def module(self, name: str) -> Module | None:
        """Return a module by its full name."""
        path = self.folder.joinpath(*name.split(".")).with_suffix(".py")
        if name not in self._modules and (name in self.engines or path.exists()):
            self._modules[name] = self.engines.get(name) or Module(self, name, path)
        return self._modules.get(name)

    def class_named(self, name: str) -> Class | None:
        """Return the extension type of a name that only one has."""
        found = [engine.classes[name] for engine in self.engines.values() if name in engine.classes]
        return found[0] if len(found) == 1 else None

    def _bind(self) -> None:
        """Find what is overridden, the types of variables, and what may raise."""
        functions = [each for engine in self.engines.values() for each in engine.all_functions]
        for function in functions:
            base = function.owner.base if function.owner else None
            if base:
                base.is_base = True
            if base and (overridden := base.method(function.node.name)):
                function.overrides.append(overridden)
                overridden.overrides.append(function)
                function.for_c = overridden.for_c = function.for_c or overridden.for_c
        for function in functions:
            function.add_variables()
        widening = True
        while widening:
            kinds = (kind for engine in self.engines.values() for kind in engine.classes.values())
            changes = [each.widen() for each in functions] + [each.widen() for each in kinds]
            widening = any(changes)
        for function in functions:
            function.raises = None in function.calls
        spreading = True
        while spreading:
            spreading = False
            for function in functions:
                others = [each for each in (*function.calls, *function.overrides) if each is not None]
                if not function.raises and any(each.raises for each in others):
                    function.raises = spreading = True


def write(folder: Path, out: Path) -> list[tuple[str, Path]]:
    """Write the engines below a folder for the compiler; return their names and the files to compile."""
    house = House(folder)
    written = []
    for name, engine in house.engines.items():
        path = out.joinpath(*name.split(".")).with_suffix(".py")
        put(path, engine.text())
        put(path.with_suffix(".pxd"), engine.declared())
        for parent in path.relative_to(out).parents[:-1]:
            put(out / parent / "__init__.pxd", "")
        written.append((name, path))
    for source in folder.glob(f"{PACKAGE}/**/*.p[xy][dx]"):
        path = out / source.relative_to(folder)
        put(path, source.read_text(encoding="utf-8"))
        if source.suffix == ".pyx":
            written.append((".".join(source.relative_to(folder).with_suffix("").parts), path))
    return written
