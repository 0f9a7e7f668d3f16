import { truncate } from '../../../platform/text/truncate.js';
import { ArgumentProblem } from './arguments.js';
import { capitalized } from './say/scope.js';

type Entries = Record<string, unknown>;

export function entriesOf(value: unknown, what: string, allowed: readonly string[]): Entries {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ArgumentProblem(`${capitalized(what)} must be an object.`);
  }
  const given = Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
  const strange = given.find(([name]) => !allowed.includes(name));
  if (strange) {
    throw new ArgumentProblem(`There is no argument "${truncate(strange[0], 40)}" in ${what}.`);
  }
  return Object.fromEntries(given);
}

/** One of those that there are. */
export function oneOf<T extends string>(value: unknown, all: readonly T[], what: string): T {
  const found = all.find((each) => each === value);
  if (found === undefined) throw new ArgumentProblem(`"${what}" must be one of ${all.join(', ')}.`);
  return found;
}
