// Days, as texts such as 2026-11-23, so that they are compared and kept as they are.

const DAY = 86400000;  // milliseconds

/** The day of a time, where the player is. */
export function dayOf(time = Date.now()) {
  const at = new Date(time);
  return new Date(at - at.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
}

export const daysAfter = (day, count) => new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** The first day of a month some months after that of a day. */
export function monthAfter(day, count) {
  const [year, month] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

/** The days of a month in weeks from Monday on; null before the first and after the last. */
export function weeksOf(day) {
  const first = monthAfter(day, 0), next = monthAfter(day, 1), before = (new Date(first).getUTCDay() + 6) % 7;
  const days = [...Array(before).fill(null), ...Array.from({length: (Date.parse(next) - Date.parse(first)) / DAY}, (_, at) => daysAfter(first, at))];
  return Array.from({length: Math.ceil(days.length / 7)}, (_, week) => Array.from({length: 7}, (_, at) => days[7 * week + at] ?? null));
}
