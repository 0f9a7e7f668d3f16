import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { visible } from '../text/visible.js';

/**
 * Options of a field decorator, which documents, normalizes and validates. Errors are one readable
 * sentence. `null` counts as absent unless `nullable` is set.
 */
export interface FieldOptions {
  /** Makes the field required; the text is the error message if it is missing. */
  required?: string;
  /** Replaces the rule's own error message. */
  message?: string;
  description?: string;
  example?: string | number | boolean;
  /** `null` differs from an omitted field. */
  nullable?: boolean;
}

type Check = (value: unknown, field: string) => string | undefined;

function rule(name: string, { required, message }: FieldOptions, check: Check) {
  const verdict = (value: unknown, field: string): string | undefined => {
    // `null` gets here only if it is allowed.
    if (value === undefined || value === null) return required;
    const problem = check(value, field);
    return problem && (message ?? problem);
  };
  return ValidateBy({
    name,
    validator: {
      validate: (value, args) => verdict(value, args?.property ?? '') === undefined,
      defaultMessage: (args) => verdict(args?.value, args?.property ?? '') ?? '',
    },
  });
}

export function field(
  name: string,
  options: FieldOptions,
  api: ApiPropertyOptions,
  normalise: (value: unknown) => unknown,
  check: Check,
) {
  const { required, description, example, nullable = false } = options;
  const nullAsAbsent = (value: unknown) => (value === null && !nullable ? undefined : value);
  return applyDecorators(
    ApiProperty({
      ...api,
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
      ...(nullable && { nullable }),
      required: required !== undefined,
    } as ApiPropertyOptions),
    Transform(({ obj, key }) => normalise(nullAsAbsent((obj as Record<string, unknown>)[key]))),
    rule(name, options, check),
  );
}

/** Trims a text and removes invisible characters. */
export const trimmed = (value: unknown) =>
  typeof value === 'string' ? visible(value).trim() : value;
export const blankAsAbsent = (value: unknown) =>
  trimmed(value) === '' ? undefined : trimmed(value);

/** Readable name of a field: 'First name' for `firstName`. */
export function label(property: string): string {
  const words = property.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// PostgreSQL stores neither NUL nor lone surrogates. Other control characters are removed before this
// check.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

export function textProblem(value: unknown, name: string, max: number): string | undefined {
  if (typeof value !== 'string') return `${label(name)} must be text`;
  if (UNSTORABLE.test(value)) return `${label(name)} contains characters that cannot be saved`;
  if (value.length > max) return `${label(name)} must be at most ${max} characters long`;
  return undefined;
}
