export { api, call, callsSent, holdCalls, onUnauthorized, send, upload } from './client';
export { downloadFile, saveFile } from './download';
export { ApiError, errorText, type ErrorBody } from './error';
export { IdempotencyKeys, newId } from './idempotency';
export { ifMatch } from './if-match';
export { nextCursor } from './next-cursor';
export type { components, operations, paths } from './schema.generated';

import type { components } from './schema.generated';

type Schemas = components['schemas'];
/** A response or request shape by its name in openapi.json. @example type Contact = Schema<'Contact'> */
export type Schema<Name extends keyof Schemas> = Schemas[Name];
