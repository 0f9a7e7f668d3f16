const LONGEST = 200;

/**
 * Messages of errors quote what was shown and typed. What looks like somebody's goes: addresses, numbers,
 * queries, and whatever was quoted that is no name of the code.
 */
const STEPS: [RegExp, string][] = [
  [/[^\s@<>"'(]+@[^\s@<>"')]+\.[^\s@<>"')]+/g, '<e-mail>'],
  [/(\/[\w\-./%:]*)[?#][^\s'")]*/g, '$1'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, '<id>'],
  [/\+?\(?\d[\d\s().-]{5,}\d/g, '<number>'],
  [/\d{4,}/g, '<number>'],
  [/"[^"]*"|“[^”]*”|`[^`]*`/g, '"…"'],
  [/'(?![\w$.-]{1,60}')[^']*'/g, "'…'"],
  [/\s+/g, ' '],
];

/** A message without what is of a person: the same for whoever meets the same error. */
export function anonymous(message: string): string {
  const text = STEPS.reduce((rest, [what, instead]) => rest.replace(what, instead), message);
  return text.trim().slice(0, LONGEST);
}

/** A route as it was written down: of an address nothing else is known to be nobody's. */
const TEMPLATE = /^(?:\/(?::?[a-z][a-z-]{0,30}|\*)?){1,6}$/i;

export const templateOf = (route: string): string => (TEMPLATE.test(route) ? route : 'other');
