// What is kept in this browser: the games and the settings, and for each tab its own game.

const PREFIX = "crosshatch.";

/** What a function of the storage returns, or something else where there is no storage, or none left: play goes on. */
function tried(doing, otherwise) {
  try {
    return doing();
  } catch {
    return otherwise;
  }
}

export const load = (name, otherwise) => tried(() => JSON.parse(localStorage.getItem(PREFIX + name)) ?? otherwise, otherwise);

/** Keep a value; whether there was room for it. */
export const keep = (name, value) => tried(() => (localStorage.setItem(PREFIX + name, JSON.stringify(value)), true), false);

export const drop = name => tried(() => localStorage.removeItem(PREFIX + name));

/** The names that begin with a text, of all values that are kept. */
export const namesWith = start => tried(
  () => Object.keys(localStorage).filter(name => name.startsWith(PREFIX + start)).map(name => name.slice(PREFIX.length)), []);

/** Keep a text for this tab alone, also when it is loaded again. */
export const keepInTab = (name, text) => tried(() => sessionStorage.setItem(PREFIX + name, text));

export const loadInTab = name => tried(() => sessionStorage.getItem(PREFIX + name), null);
