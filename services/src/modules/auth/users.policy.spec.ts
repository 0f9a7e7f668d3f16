import type { Role } from '../../platform/tenancy/roles.js';
import type { Principal } from '../../platform/tenancy/context.js';
import {
  deleteProblem,
  editProblem,
  emailProblem,
  ownEmailProblem,
  roleProblem,
} from './users.policy.js';

const actor = (role: Role, isPlatformAdmin = false) =>
  ({ userId: 'me', role, isPlatformAdmin }) as Principal;
const target = (role: Role, otherOwners = 1, id = 'them') => ({
  id,
  role,
  otherOwners,
  isInvited: false,
});

describe('who may change whom', () => {
  it('keeps managers from owners', () => {
    expect(editProblem(actor('manager'), target('owner'))).toMatch(/Only an owner/);
    expect(deleteProblem(actor('manager'), target('owner'))).toMatch(/Only an owner/);
    expect(roleProblem(actor('manager'), target('staff'), 'owner')).toMatch(/Only an owner/);
    expect(editProblem(actor('manager'), target('manager'))).toBeNull();
    expect(deleteProblem(actor('manager'), target('staff'))).toBeNull();
    expect(editProblem(actor('manager', true), target('owner'))).toBeNull();
  });

  it('never lets anyone delete or demote oneself', () => {
    const self = target('owner', 1, 'me');
    expect(deleteProblem(actor('owner'), self)).toBe("You can't delete yourself.");
    expect(roleProblem(actor('owner'), self, 'staff')).toBe("You can't change your own role.");
    expect(roleProblem(actor('owner'), self, 'owner')).toBeNull();
  });

  it('leaves the address of who has joined to them and the owners', () => {
    expect(emailProblem(actor('manager'), target('staff'))).toMatch(/or an owner can change/);
    expect(emailProblem(actor('manager'), { ...target('staff'), isInvited: true })).toBeNull();
    expect(emailProblem(actor('owner'), target('staff'))).toBeNull();
    expect(emailProblem(actor('manager', true), target('staff'))).toBeNull();
    expect(ownEmailProblem(actor('owner'), target('owner', 1, 'me'))).toMatch(/account page/);
    expect(ownEmailProblem(actor('owner'), target('owner'))).toBeNull();
  });

  it('never leaves a business without an owner, not even the platform does', () => {
    const last = target('owner', 0);
    for (const who of [actor('owner'), actor('staff', true)]) {
      expect(deleteProblem(who, last)).toBe("The last owner can't be deleted.");
      expect(roleProblem(who, last, 'staff')).toBe('The last owner must stay an owner.');
      expect(deleteProblem(who, target('owner'))).toBeNull();
    }
  });
});
