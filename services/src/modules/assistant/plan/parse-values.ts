import { truncate } from '../../../platform/text/truncate.js';
import { ArgumentProblem } from './arguments.js';
import { closedMeant } from './name-keys.js';
import { capitalized } from './say/scope.js';

type Entries = Record<string, unknown>;

export function entriesOf(value: unknown, what: string, allowed: readonly string[]): Entries {
  const read = typeof value === 'string' ? fromText(value) : value;
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    throw new ArgumentProblem(`${capitalized(what)} must be an object.`);
  }
  const given = Object.entries(read).filter(([, each]) => each !== null && each !== undefined);
  const strange = given.find(([name]) => !allowed.includes(name));
  if (strange) {
    throw new ArgumentProblem(
      `There is no argument "${truncate(strange[0], 40)}" in ${what}. There are: ${allowed.join(', ')}.`,
    );
  }
  return Object.fromEntries(given);
}

/** Small models may send an object as JSON text. */
function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The allowed value that `value` names. */
export function oneOf<T extends string>(value: unknown, all: readonly T[], what: string): T {
  const meant =
    typeof value === 'string'
      ? closedMeant(
          value,
          all.map((each) => ({ value: each })),
        )
      : undefined;
  const found = all.find((each) => each === meant);
  if (found === undefined) throw new ArgumentProblem(`"${what}" must be one of ${all.join(', ')}.`);
  return found;
}

export function flagOf(said: unknown, what: string): boolean {
  const given = said === 'true' || said === 'false' ? said === 'true' : said;
  if (given !== undefined && typeof given !== 'boolean') {
    throw new ArgumentProblem(`"${what}" must be true or false.`);
  }
  return given ?? false;
}
