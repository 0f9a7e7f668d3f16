import type { Permission } from '../../../platform/auth-guard/permissions.js';

/** The user lacks the permission for this data. */
export class NotAllowed extends Error {
  constructor(readonly permission: Permission) {
    super('The person who asks has no access to this.');
  }
}
