const LONGEST = 200;

/**
 * Error messages may quote user data. These steps remove addresses, numbers, queries and quoted text
 * that is not an identifier.
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

/** An error message without personal data, equal for everybody who hits the same error. */
export function anonymous(message: string): string {
  const text = STEPS.reduce((rest, [what, instead]) => rest.replace(what, instead), message);
  return text.trim().slice(0, LONGEST);
}

/** A route template. A concrete path may contain personal data. */
const TEMPLATE = /^(?:\/(?::?[a-z][a-z-]{0,30}|\*)?){1,6}$/i;

export const templateOf = (route: string): string => (TEMPLATE.test(route) ? route : 'other');
