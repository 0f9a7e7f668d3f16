import { SetMetadata, type Type } from '@nestjs/common';
import { invalidFields } from '../errors/app-error.js';

const COMPANION = Symbol('companion');
/** Metadata in which the OpenAPI decorators list a class's fields, each after a colon. */
const API_FIELDS = 'swagger/apiModelPropertiesArray';

const fieldsOf = ({ prototype }: Type) =>
  ((Reflect.getMetadata(API_FIELDS, prototype as object) ?? []) as string[]).map((name) =>
    name.slice(1),
  );

/** Sentences for the fields of each input that nobody reads. */
const unknown = new WeakMap<object, Record<string, string>>();

/**
 * Notes fields that neither this input nor its companion has, so that no misspelt field is ignored: a service refuses them
 * with {@link assertKnownFields}, once it knows that what they are about is there. A client may send the companion whole,
 * such as the answer that it changed; fields that only the companion has are not read.
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

/** Refuses an input that came with fields which nobody reads. */
export function assertKnownFields(input: object): void {
  const fields = unknown.get(input);
  if (fields) throw invalidFields(fields);
}
