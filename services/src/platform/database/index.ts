export { Database, type EntityClass } from './database.js';
export { PlatformDatabase } from './platform-database.js';
export { prepareDatabase } from './prepare.js';
export type { Sql, Tx } from './sql.js';
