export { AuditTrail, type Deed, type Doer } from './audit-trail.js';
export { findMaker, type Made } from './audit.queries.js';
export { changedFields, changesOf } from './changes.js';
export { AuditEntry } from './audit-entry.dto.js';
export { AcceptsVia, CurrentVia } from './via.decorator.js';
export type { Via } from './via.decorator.js';
