import { SetMetadata, type Type } from '@nestjs/common';
import { invalidFields } from '../errors/app-error.js';

const COMPANION = Symbol('companion');
/** Metadata with a class's field names, each after a colon, from the OpenAPI decorators. */
const API_FIELDS = 'swagger/apiModelPropertiesArray';

const fieldsOf = ({ prototype }: Type) =>
  ((Reflect.getMetadata(API_FIELDS, prototype as object) ?? []) as string[]).map((name) =>
    name.slice(1),
  );

/** Errors for unknown fields, by input. */
const unknown = new WeakMap<object, Record<string, string>>();

/**
 * Records fields that neither the input nor its companion has, so that a misspelt field is not ignored.
 * A service rejects them with {@link assertKnownFields} after checking that the record exists. A client
 * may send the companion whole, such as a changed answer; its additional fields are not read.
 *
 * @example
 *   @OnlyKnownFields(() => Appointment)
 *   class AppointmentInput {}
 */
export const OnlyKnownFields = (companion?: () => Type, also: readonly string[] = []) =>
  SetMetadata(COMPANION, { companion, also }) as ClassDecorator;

interface Rule {
  companion?: () => Type;
  also: readonly string[];
}

export function noteUnknownFields(type: Type, body: object, input: object): void {
  const rule = Reflect.getMetadata(COMPANION, type) as Rule | undefined;
  if (!rule) return;
  const { companion, also } = rule;
  const known = new Set([...fieldsOf(type), ...(companion ? fieldsOf(companion()) : []), ...also]);
  const names = Object.keys(body).filter((name) => !known.has(name));
  if (names.length === 0) return;
  const sentences = names.map((name) => [name, `There is no field “${name}” here`]);
  unknown.set(input, Object.fromEntries(sentences) as Record<string, string>);
}

/** Rejects an input with unknown fields. */
export function assertKnownFields(input: object): void {
  const fields = unknown.get(input);
  if (fields) throw invalidFields(fields);
}
