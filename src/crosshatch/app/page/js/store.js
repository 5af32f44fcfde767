// What is kept in this browser: the games and the settings, and for each tab its own game.

const PREFIX = "crosshatch.";

export function load(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name)) ?? otherwise;
  } catch {  // no storage, or what another version kept there
    return otherwise;
  }
}

/** Keep a value; whether there was room for it. */
export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {  // no storage, or none left: play goes on
    return false;
  }
}

export function drop(name) {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {  // no storage: there is nothing to drop
  }
}

/** The names that begin with a text, of all values that are kept. */
export function namesWith(start) {
  try {
    return Object.keys(localStorage).filter(name => name.startsWith(PREFIX + start)).map(name => name.slice(PREFIX.length));
  } catch {  // no storage
    return [];
  }
}

/** Keep a text for this tab alone, also when it is loaded again. */
export function keepInTab(name, text) {
  try {
    sessionStorage.setItem(PREFIX + name, text);
  } catch {  // no storage: it is not loaded again with it
  }
}

export function loadInTab(name) {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}
