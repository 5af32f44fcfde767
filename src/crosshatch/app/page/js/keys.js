// The keyboard: one place listens, so that a key does the same wherever the focus is.  Fields and dialogs keep their keys.

const OWN_KEYS = "textarea, select, dialog, input:not([type=checkbox])";

/** Have each key taken that is pressed: `take` returns whether it is one that does something here. */
export function listenToKeys(take) {
  document.addEventListener("keydown", event => {
    if (event.target.closest(OWN_KEYS)) return;
    if (take(event)) event.preventDefault();
  });
}

/** Whether a key is pressed without those that change its meaning; Shift may be. */
export const isPlain = event => !event.ctrlKey && !event.metaKey && !event.altKey;
