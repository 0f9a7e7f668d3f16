export { Database, type EntityClass } from './database.js';
export { Parameters } from './parameters.js';
export { PlatformDatabase } from './platform-database.js';
export { DatabaseProbe } from './probe.js';
export { asOwner, prepareDatabase } from './prepare.js';
export type { Connections } from './roles.js';
export { setLocal } from './set-local.js';
export type { Sql, Tx } from './sql.js';
export { sqlOn } from './transact.js';
