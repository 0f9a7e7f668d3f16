import { applyDecorators, Param, type PipeTransform } from '@nestjs/common';
import { ApiNotFoundResponse, ApiParam } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.dto.js';
import { notFound } from '../errors/app-error.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value);

const WORD = /^[\w-]{1,64}$/;

const isWord = (value: unknown): value is string => typeof value === 'string' && WORD.test(value);

/** Ids are opaque: an impossible id is answered like an unknown one. */
class ExistingIdPipe implements PipeTransform {
  constructor(
    private readonly what: string,
    private readonly canExist: (value: unknown) => value is string,
  ) {}

  transform(value: unknown): string {
    if (!this.canExist(value)) throw notFound(this.what);
    return value;
  }
}

/** Pipe for a second id in a path. */
export const idPipe = (what: string) => new ExistingIdPipe(what, isUuid);

export const IdParam = (what: string) => Param('id', idPipe(what));

/** Ids that may also be words, such as the built-in services s1 to s8. */
export const WordIdParam = (what: string) => Param('id', new ExistingIdPipe(what, isWord));

/** Documents `{id}` and its 404. */
export const HasId = (what: string) =>
  applyDecorators(
    ApiParam({ name: 'id', type: String }),
    ApiNotFoundResponse({ type: ErrorBody, description: `${what} was not found.` }),
  );
