export { AuditTrail } from './audit-trail.js';
export { AuditEntry } from './audit-entry.dto.js';
export { AcceptsVia, CurrentVia } from './via.decorator.js';
export type { Via } from './via.decorator.js';
