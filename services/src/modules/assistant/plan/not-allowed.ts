import type { Permission } from '../../../platform/auth-guard/permissions.js';

/** The person may not see what this reads. */
export class NotAllowed extends Error {
  constructor(readonly permission: Permission) {
    super('The person who asks has no access to this.');
  }
}
