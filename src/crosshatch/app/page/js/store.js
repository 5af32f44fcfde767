// What is kept in this browser: the game, games that were left, the settings.

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
