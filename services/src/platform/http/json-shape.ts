import { AppError } from '../errors/app-error.js';

const DEEPEST = 32;
const MOST_VALUES = 10_000;

const refused = (message: string) => new AppError({ statusCode: 400, code: 'too_deep', message });

/**
 * Refuses deeply nested or huge JSON before parsing, since later code recurses per level. Each
 * character is read once.
 */
export function assertModest(json: string): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case '"':
        at = endOfText(json, at);
        break;
      case '[':
      case '{':
        if (++depth > DEEPEST) throw refused('The body is nested too deeply.');
        break;
      case ']':
      case '}':
        depth--;
        break;
      case ',':
        if (++values >= MOST_VALUES) throw refused('The body has too many values.');
    }
  }
}

/** End of the string that starts here, or the end of input. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === '\\') at++;
    else if (json[at] === '"') return at;
  }
  return json.length;
}
