import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { isWholeCents } from '../money/money.js';
import { plainPhone } from '../text/phone.js';
import { isCalendarDate } from '../time/calendar-date.js';
import { CLOCK_TIME, DAY_TIME } from '../time/clock-time.js';
import { isKnownZone } from '../time/known-zone.js';
import { blankAsAbsent, field, label, textProblem, trimmed, type FieldOptions } from './field.js';
import { isPlainName } from './plain-name.js';

/** Trimmed text. A blank required text counts as missing. */
export function Text(options: FieldOptions & { max: number; pattern?: RegExp }) {
  const normalise = options.required === undefined ? trimmed : blankAsAbsent;
  return field(
    'text',
    options,
    { type: String, maxLength: options.max },
    normalise,
    (value, name) =>
      textProblem(value, name, options.max) ??
      (options.pattern?.test(value as string) === false
        ? `${label(name)} has characters that do not belong there`
        : undefined),
  );
}

/** Phone number as typed, in plain characters. */
export function Phone(options: FieldOptions & { max: number }) {
  const plain = (value: unknown) => (typeof value === 'string' ? plainPhone(value) : value);
  const normalise = (value: unknown) =>
    options.required === undefined ? plain(value) : blankAsAbsent(plain(value));
  return field(
    'phone',
    options,
    { type: String, maxLength: options.max },
    normalise,
    (value, name) => textProblem(value, name, options.max),
  );
}

/** Cursor of a page, from the `Link` header of the previous page. */
export function Cursor(options: FieldOptions = {}) {
  const description = 'From the `Link` header of the page before';
  const api = { type: String, maxLength: 600, format: 'cursor' };
  return field('cursor', { description, ...options }, api, trimmed, (value, name) =>
    textProblem(value, name, 600),
  );
}

/** List of short texts, trimmed and without duplicates and blanks. */
export function TextList(options: FieldOptions & { max: number; most: number }) {
  const { max, most } = options;
  const api = { type: 'array', items: { type: 'string', maxLength: max }, maxItems: most };
  const normalise = (value: unknown) => {
    if (!Array.isArray(value)) return value;
    const texts = new Set(value.map(trimmed).filter((text) => text !== ''));
    return texts.size === 0 && options.required !== undefined ? undefined : [...texts];
  };
  return field('textList', options, api as ApiPropertyOptions, normalise, (value, name) => {
    if (!Array.isArray(value)) return `${label(name)} must be a list of texts`;
    if (value.length > most) return `${label(name)} can be at most ${most}`;
    return value.map((text) => textProblem(text, name, max)).find((problem) => problem);
  });
}

/** Name of a person or business. It must not contain links, because it appears in mails to others. */
export function Name(options: FieldOptions & { max: number }) {
  const normalise = options.required === undefined ? trimmed : blankAsAbsent;
  return field(
    'name',
    options,
    { type: String, maxLength: options.max },
    normalise,
    (value, name) =>
      textProblem(value, name, options.max) ??
      (isPlainName(value as string)
        ? undefined
        : `${label(name)} cannot contain a web or e-mail address`),
  );
}

/** Password, not trimmed. */
export function Password(options: FieldOptions & { min?: number; tooShort?: string }) {
  const api = { type: String, format: 'password', minLength: options.min ?? 1, maxLength: 200 };
  const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);
  return field('password', options, api, emptyAsAbsent, (value, name) => {
    const problem = textProblem(value, name, 200);
    if (problem) return problem;
    return (value as string).length < (options.min ?? 1) ? options.tooShort : undefined;
  });
}

/** Mailbox at a domain: dots only between other characters, no hyphens at either end. */
const MAILBOX = /^[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)*$/u;
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

export function isEmail(text: string): boolean {
  const [mailbox = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && MAILBOX.test(mailbox) && DOMAIN.test(domain);
}

/** E-mail address. An optional one may be ''. */
export function Email(options: FieldOptions = {}) {
  return field(
    'email',
    options,
    { type: String, format: 'email' },
    options.required === undefined ? trimmed : blankAsAbsent,
    (value, name) => {
      const problem = textProblem(value, name, 254);
      if (problem) return problem;
      return value === '' || isEmail(value as string)
        ? undefined
        : 'Please enter a valid email address';
    },
  );
}

/** 'example.com' or 'https://example.com/page', but no scheme that could run code. */
const WEBSITE = /^(https?:\/\/)?[^\s/:@]+\.[^\s/:@]{2,}(:\d+)?(\/\S*)?$/i;

export function Website(options: FieldOptions = {}) {
  return field('website', options, { type: String }, trimmed, (value, name) => {
    const problem = textProblem(value, name, 300);
    if (problem) return problem;
    const isFine = value === '' || WEBSITE.test(value as string);
    return isFine ? undefined : 'Please enter a website such as www.example.com';
  });
}

export function YesNo(options: FieldOptions = {}) {
  return field(
    'yesNo',
    options,
    { type: Boolean },
    (value) => value,
    (value, name) => (typeof value === 'boolean' ? undefined : `${label(name)} must be yes or no`),
  );
}

export function OneOf<T extends string>(
  values: readonly T[],
  options: FieldOptions & { enumName: string },
) {
  const api = { enum: [...values], enumName: options.enumName } as ApiPropertyOptions;
  return field(
    'oneOf',
    options,
    api,
    (value) => value,
    (value, name) =>
      (values as readonly unknown[]).includes(value)
        ? undefined
        : `${label(name)} must be one of: ${values.join(', ')}`,
  );
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/** Instant in the format of `Date.toJSON`. */
export function Moment(options: FieldOptions = {}) {
  const api = { type: String, format: 'date-time' };
  return field('moment', options, api, trimmed, (value, name) =>
    typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value))
      ? undefined
      : `${label(name)} must be a moment such as 2026-06-18T16:00:00Z`,
  );
}

export function CalendarDate(options: FieldOptions = {}) {
  const api = { type: String, format: 'date', example: '2026-11-21' };
  return field('date', options, api, blankAsAbsent, (value, name) =>
    isCalendarDate(value) ? undefined : `${label(name)} must be a date such as 2026-11-21`,
  );
}

const withoutSeconds = (value: unknown) =>
  typeof value === 'string' ? value.replace(/^(\d\d:\d\d):\d\d$/, '$1') : value;

function wallClock(options: FieldOptions, pattern: RegExp, normalise: (value: unknown) => unknown) {
  const api = { type: String, pattern: pattern.source, example: '12:00' };
  const isRequired = options.required !== undefined;
  const normalised = (value: unknown) => {
    const text = isRequired ? blankAsAbsent(value) : trimmed(value === null ? '' : value);
    return normalise(withoutSeconds(text));
  };
  const nullable = !isRequired;
  return field('clockTime', { ...options, nullable }, api, normalised, (value, name) =>
    typeof value === 'string' && CLOCK_TIME.test(value)
      ? undefined
      : `${label(name)} must be a time such as 13:30`,
  );
}

/** HH:mm. Seconds are accepted and dropped. An empty text is invalid, not absent. */
export const ClockTime = (options: FieldOptions = {}) =>
  wallClock(options, CLOCK_TIME, (value) => value);

/** End time: 24:00 is accepted and read as 00:00, the midnight at the end of the day. */
export const EndTime = (options: FieldOptions = {}) =>
  wallClock(options, DAY_TIME, (value) => (value === '24:00' ? '00:00' : value));

/** HH:mm, up to 24:00. */
export function DayTime(options: FieldOptions = {}) {
  const api = { type: String, pattern: DAY_TIME.source, example: '18:00' };
  return field('dayTime', options, api, blankAsAbsent, (value, name) =>
    typeof value === 'string' && DAY_TIME.test(value)
      ? undefined
      : `${label(name)} must be a time from 00:00 to 24:00`,
  );
}

const MAX_PRICE = 1_000_000;

export function Price(options: FieldOptions = {}) {
  const api = { type: Number, minimum: 0, maximum: MAX_PRICE, example: 249.99, nullable: true };
  return field(
    'price',
    options,
    api,
    (value) => value,
    (value, name) => {
      if (typeof value !== 'number' || !Number.isFinite(value))
        return `${label(name)} must be a number`;
      if (value < 0) return `${label(name)} cannot be negative`;
      if (!isWholeCents(value)) return `${label(name)} can have at most two decimals`;
      return value > MAX_PRICE ? `${label(name)} must be at most $1,000,000` : undefined;
    },
  );
}

/** Whole number, also from a query string. */
export function WholeNumber(options: FieldOptions & { min: number; max: number }) {
  const { min, max } = options;
  const fromQuery = (value: unknown) => (typeof value === 'string' ? Number(value || 'x') : value);
  const api = { type: 'integer', minimum: min, maximum: max } as ApiPropertyOptions;
  return field('wholeNumber', options, api, fromQuery, (value, name) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? undefined
      : `${label(name)} must be a whole number from ${min} to ${max}`,
  );
}

export function TimeZone(options: FieldOptions = {}) {
  const api = { type: String, example: 'America/New_York' };
  return field('timeZone', options, api, blankAsAbsent, (value, name) =>
    typeof value === 'string' && value.length <= 64 && isKnownZone(value)
      ? undefined
      : `${label(name)} must be an IANA zone such as America/New_York`,
  );
}

/** Validates each object of a list. A nested list would pass unchecked, so `IsObject` rejects it. */
export const EachIs = (type: new () => object, message: string) =>
  applyDecorators(
    IsObject({ each: true, message }),
    ValidateNested({ each: true, message }),
    Type(() => type),
  );

interface ListOptions {
  /** Beginning of an error message: 'Lines'. */
  label: string;
  most: number;
  /** Error message for an invalid item. */
  each: string;
  description: string;
}

/** Optional list of objects; `null` counts as absent. */
export function ListOf(
  type: new () => object,
  { label: what, most, each, description }: ListOptions,
) {
  return applyDecorators(
    ApiProperty({ type: [type], maxItems: most, description, required: false }),
    Transform(({ value }: { value: unknown }) => value ?? undefined),
    IsOptional(),
    IsArray({ message: `${what} must be a list` }),
    ArrayMaxSize(most, { message: `${what} can be at most ${most}` }),
    EachIs(type, each),
  );
}
