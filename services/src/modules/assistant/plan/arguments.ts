import { isCalendarDate } from '../../../platform/time/calendar-date.js';
import { truncate } from '../../../platform/text/truncate.js';
import { CLOCK_TIME } from '../../../platform/time/clock-time.js';
import { closedMeant } from './name-keys.js';
import { isUuid } from '../../../platform/validation/ids.js';
import { lookUp } from '../words/look-up.js';

/** An argument of a tool: its description for a model, and its check. */
export interface Rule<T> {
  json: Record<string, unknown>;
  accepts(value: unknown): value is T;
  /** Expected value, for the error message. */
  wanted: string;
  /** Normalizes a value that is nearly right. */
  read?(value: unknown): unknown;
}

type Rules = Record<string, Rule<unknown>>;
type ValueOf<R> = R extends Rule<infer T> ? T : never;
type Values<R extends Rules> = { [K in keyof R]: ValueOf<R[K]> };

export class ArgumentProblem extends Error {}

/** NUL characters and lone surrogates, which PostgreSQL cannot store. */
const UNSAVABLE = /\0|\p{Surrogate}/u;

const string = (
  description: string,
  wanted: string,
  check: (value: string) => boolean,
  more: object = {},
): Rule<string> => ({
  json: { type: 'string', description, ...more },
  accepts: (value): value is string => typeof value === 'string' && check(value),
  wanted,
  // Models may send a phone number or a price as a number.
  read: (value) => (typeof value === 'number' ? String(value) : value),
});

export const day = (description: string) =>
  string(`${description}, YYYY-MM-DD`, 'a real day as YYYY-MM-DD', isCalendarDate);

export const clockTime = (description: string): Rule<string> => ({
  ...string(`${description}, HH:mm`, 'a time as HH:mm', (value) => CLOCK_TIME.test(value)),
  read: (value) =>
    typeof value === 'string'
      ? value
          .trim()
          .replace(/^\d:/, '0$&')
          .replace(/:00$(?<=:..:00)/, '')
      : value,
});

export const text = (description: string, max: number) =>
  string(
    description,
    `text of at most ${max} characters`,
    (value) => value.trim() !== '' && value.length <= max && !UNSAVABLE.test(value),
    { maxLength: max },
  );

export const id = (description: string) => string(description, 'an id from another tool', isUuid);

export const choice = <T extends string>(description: string, values: readonly T[]): Rule<T> => ({
  json: { type: 'string', description, enum: [...values] },
  accepts: (value): value is T => (values as readonly unknown[]).includes(value),
  wanted: `one of ${values.join(', ')}`,
  read: (value) =>
    typeof value === 'string'
      ? (closedMeant(
          value,
          values.map((each) => ({ value: each })),
        ) ?? value)
      : value,
});

export const whole = (description: string, min: number, max: number): Rule<number> => ({
  json: { type: 'integer', description, minimum: min, maximum: max },
  accepts: (value): value is number =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  wanted: `a whole number from ${min} to ${max}`,
  read: (value) =>
    typeof value === 'string' && /^ *\d{1,6}(?:\.0+)? *$/.test(value) ? Number(value) : value,
});

export const list = (description: string, most: number, max: number): Rule<readonly string[]> => ({
  json: { type: 'array', description, maxItems: most, items: { type: 'string', maxLength: max } },
  accepts: (value): value is readonly string[] =>
    Array.isArray(value) &&
    value.length <= most &&
    value.every((each) => text(description, max).accepts(each)),
  wanted: `a list of at most ${most} texts`,
  read: (value) => (typeof value === 'string' ? [value] : value),
});

export const yesNo = (description: string): Rule<boolean> => ({
  json: { type: 'boolean', description },
  accepts: (value): value is boolean => typeof value === 'boolean',
  wanted: 'true or false',
  read: (value) => (value === 'true' || value === 'false' ? value === 'true' : value),
});

const unknownArgument = (name: string, names: readonly string[]) =>
  new ArgumentProblem(
    `There is no argument "${truncate(name, 40)}". There are: ${names.join(', ') || 'none'}.`,
  );

/** Arguments of a tool. Unknown names are refused, above all ids of a business or a user. */
export function takes<R extends Rules, O extends Rules>(required: R, optional: O) {
  const rules: Rules = { ...required, ...optional };
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(rules).map(([name, rule]) => [name, rule.json]),
      ),
      required: Object.keys(required),
      additionalProperties: false,
    },
    parse(value: unknown): Values<R> & Partial<Values<O>> {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new ArgumentProblem('The arguments must be one JSON object.');
      }
      const given = Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
      const read = given.map(([name, each]): [string, unknown] => {
        const rule = lookUp(rules, name);
        if (!rule) throw unknownArgument(name, Object.keys(rules));
        const meant: unknown = rule.read ? rule.read(each) : each;
        if (!rule.accepts(meant)) throw new ArgumentProblem(`"${name}" must be ${rule.wanted}.`);
        return [name, meant];
      });
      const values = Object.fromEntries(read);
      const missing = Object.keys(required).find((name) => !(name in values));
      if (missing) throw new ArgumentProblem(`"${missing}" is missing.`);
      return values as Values<R> & Partial<Values<O>>;
    },
  };
}
