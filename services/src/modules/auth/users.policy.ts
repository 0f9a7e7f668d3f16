import type { Role } from '../../platform/tenancy/roles.js';
import type { Principal } from '../../platform/tenancy/context.js';

export interface Target {
  id: string;
  role: Role;
  isInvited: boolean;
  /** Other owners of the business who can sign in. */
  otherOwners: number;
}

const isManager = ({ role, isPlatformAdmin }: Principal) => role === 'manager' && !isPlatformAdmin;
const isLastOwner = ({ role, otherOwners }: Target) => role === 'owner' && otherOwners === 0;

/**
 * Reason why the actor may not edit the target; null if they may. The other rules here work the same
 * way.
 */
export function editProblem(actor: Principal, target: Target): string | null {
  return isManager(actor) && target.role === 'owner' ? 'Only an owner can change an owner.' : null;
}

/**
 * Changing somebody's address allows a password reset, so managers may not change that of a joined
 * person.
 */
export function emailProblem(actor: Principal, target: Target): string | null {
  if (!isManager(actor) || target.isInvited || target.id === actor.userId) return null;
  return 'Only they or an owner can change the email of somebody who has joined.';
}

/** One's own sign-in address needs the password, which only the account page asks for. */
export function ownEmailProblem(actor: Principal, target: Target): string | null {
  return target.id === actor.userId ? 'Please change your own email on your account page.' : null;
}

export function deleteProblem(actor: Principal, target: Target): string | null {
  if (target.id === actor.userId) return "You can't delete yourself.";
  if (isManager(actor) && target.role === 'owner') return 'Only an owner can delete an owner.';
  return isLastOwner(target) ? "The last owner can't be deleted." : null;
}

export function roleProblem(actor: Principal, target: Target, role: Role): string | null {
  if (role === target.role) return null;
  if (target.id === actor.userId) return "You can't change your own role.";
  if (isManager(actor) && role === 'owner') return 'Only an owner can make someone an owner.';
  return isLastOwner(target) ? 'The last owner must stay an owner.' : null;
}
