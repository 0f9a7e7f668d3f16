import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { visible } from '../text/visible.js';

/**
 * One decorator a field: it documents, normalises and checks, and fails with one sentence a person
 * understands. `null` counts as absent, but where a field says otherwise.
 */
export interface FieldOptions {
  /** Makes the field required and is what is said when it is missing. */
  required?: string;
  /** Said instead of the rule's own sentence. */
  message?: string;
  description?: string;
  example?: string | number | boolean;
  /** `null` says something else than leaving the field out. */
  nullable?: boolean;
}

type Check = (value: unknown, field: string) => string | undefined;

function rule(name: string, { required, message }: FieldOptions, check: Check) {
  const verdict = (value: unknown, field: string): string | undefined => {
    // A null has come through only where it is allowed.
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

/** Without blanks around it, and without what cannot be seen. */
export const trimmed = (value: unknown) =>
  typeof value === 'string' ? visible(value).trim() : value;
export const blankAsAbsent = (value: unknown) =>
  trimmed(value) === '' ? undefined : trimmed(value);

/** `firstName` reads 'First name' in sentences. */
export function label(property: string): string {
  const words = property.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// PostgreSQL stores neither NUL nor half an emoji. Other controls are taken out before this check.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

export function textProblem(value: unknown, name: string, max: number): string | undefined {
  if (typeof value !== 'string') return `${label(name)} must be text`;
  if (UNSTORABLE.test(value)) return `${label(name)} contains characters that cannot be saved`;
  if (value.length > max) return `${label(name)} must be at most ${max} characters long`;
  return undefined;
}
