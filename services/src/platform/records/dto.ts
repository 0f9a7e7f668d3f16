import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { CalendarDate, Text, TextList, YesNo } from '../validation/fields.js';
import type { Field, Fields, ShownValuesOf } from './record.js';

const MOST_WORDS = 50;
const LONGEST = 300;

function validated({ kind, longest = LONGEST, most = MOST_WORDS, ...facts }: Field) {
  const { description, example } = facts;
  const options = { ...(description && { description }), ...(example && { example }) };
  if (kind === 'list') return TextList({ ...options, max: longest, most });
  if (kind === 'flag') return YesNo(options);
  if (kind === 'date') return CalendarDate({ ...options, nullable: true });
  if (kind === 'text' || kind === 'paragraphs') return Text({ ...options, max: longest });
  throw new Error(`A field with a ${kind} needs limits: declare it in the class itself.`);
}

const API_TYPES = {
  text: { type: String },
  paragraphs: { type: String },
  list: { type: [String] },
  number: { type: 'integer' },
  money: { type: Number },
  flag: { type: Boolean },
  date: { type: String, format: 'date' },
} as const;

function documented({ kind, empty, description, example }: Field) {
  return ApiProperty({
    ...API_TYPES[kind],
    ...(empty === null && { nullable: true }),
    ...(description && { description }),
    ...(example && { example }),
  } as Parameters<typeof ApiProperty>[0]);
}

function decorated<F extends Fields>(
  fields: F,
  except: readonly string[],
  decorate: (field: Field) => PropertyDecorator,
): Type {
  class Decorated {}
  for (const [key, field] of Object.entries(fields)) {
    if (!except.includes(key)) decorate(field)(Decorated.prototype, field.shownAs ?? key);
  }
  return Decorated;
}

type Others<F, Own extends keyof F> = ShownValuesOf<Omit<F, Own>>;

/**
 * Base class of a request body: an optional, validated property for each field.
 *
 * @param own - fields with rules of their own, which the class declares itself
 */
export const inputOf = <F extends Fields, const Own extends keyof F & string = never>(
  fields: F,
  own: readonly Own[] = [],
) => decorated(fields, own, validated) as Type<Partial<Others<F, Own>>>;

/**
 * Base class of an answer: a documented property for each field.
 *
 * @param own - fields that the class declares itself
 */
export const answerOf = <F extends Fields, const Own extends keyof F & string = never>(
  fields: F,
  own: readonly Own[] = [],
) => decorated(fields, own, documented) as Type<Others<F, Own>>;
