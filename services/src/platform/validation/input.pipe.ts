import { Injectable, type ArgumentMetadata, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { AppError, invalidFields, unreadable } from '../errors/app-error.js';
import { noteUnknownFields } from './known-fields.js';

const MAX_FIELDS = 200;
/**
 * Cache size per DTO; the cache is cleared when full. Longer queries, such as searches, rarely repeat.
 */
const MOST_QUERIES = 100;
const LONGEST_QUERY = 100;

/** Converts bodies and queries to DTOs, with one error sentence per invalid field. */
@Injectable()
export class InputPipe implements PipeTransform {
  /** Cache of valid queries, since lists are requested in the same few ways. */
  private readonly known = new Map<object, Map<string, object>>();

  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if ((type !== 'body' && type !== 'query') || !metatype || metatype === Object) return value;
    return type === 'query' ? this.query(value, metatype) : this.read(value, type, metatype);
  }

  private async query(value: unknown, metatype: Type): Promise<unknown> {
    const key = JSON.stringify(value);
    const known = this.known.get(metatype) ?? new Map<string, object>();
    const found = known.get(key);
    if (found) return found;
    const query = Object.freeze(await this.read(value, 'query', metatype));
    if (known.size === MOST_QUERIES) known.clear();
    if (key.length <= LONGEST_QUERY) this.known.set(metatype, known.set(key, query));
    return query;
  }

  private async read(value: unknown, type: 'body' | 'query', metatype: Type): Promise<object> {
    const plain = value ?? {};
    if (typeof plain !== 'object' || Array.isArray(plain)) {
      throw unreadable('Send the fields as one JSON object.');
    }
    if (Object.keys(plain).length > MAX_FIELDS) throw unreadable('Too many fields.');
    const input = plainToInstance(metatype, plain) as object;
    const problems = await validate(input, { whitelist: true, forbidUnknownValues: false });
    noteUnknownFields(metatype, plain, input);
    if (problems.length === 0) return input;
    throw type === 'query' ? unreadableQuery(problems) : invalidFields(sentences(problems));
  }
}

function unreadableQuery(problems: ValidationError[]): AppError {
  const fields = sentences(problems);
  const message = Object.values(fields)[0] ?? 'The query could not be read.';
  return new AppError({ statusCode: 400, code: 'bad_request', message, fields });
}

function sentences(problems: ValidationError[], prefix = ''): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { property, constraints, children } of problems) {
    const sentence = Object.values(constraints ?? {})[0];
    if (sentence !== undefined) fields[prefix + property] = sentence;
    if (children?.length) Object.assign(fields, sentences(children, `${prefix}${property}.`));
  }
  return fields;
}
