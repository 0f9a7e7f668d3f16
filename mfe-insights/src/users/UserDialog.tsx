import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { session, toast, useSession } from '@clearcoat/sdk';
import {
  DialogForm,
  FieldPair,
  FormItem,
  Input,
  Select,
  type SaveContext,
} from '@clearcoat/ui/forms';
import {
  fullName,
  inviteUser,
  ROLE_LABELS,
  updateUser,
  usersQuery,
  type AdminUser,
  type InvitedUser,
  type Role,
  type UserInput,
} from './users-api';

interface UserDialogProps {
  open: boolean;
  /** The user being edited; none for a new one. */
  user: AdminUser | undefined;
  onClose: () => void;
  /** Called after someone was invited, with the link to share. */
  onInvited: (user: InvitedUser) => void;
}

/** Role options. Only an owner can grant the owner role; the present role is always included. */
function useRoleOptions(present: Role) {
  const { user } = useSession();
  const grantsAll = user?.isPlatformAdmin === true || user?.role === 'owner';
  const roles = Object.keys(ROLE_LABELS) as Role[];
  return roles
    .filter((role) => grantsAll || role !== 'owner' || role === present)
    .map((value) => ({ value, label: ROLE_LABELS[value] }));
}

const ROLE_HINT =
  'Owners and managers manage users. Office works with customers and jobs. Technicians see the jobs of their own crew.';

const LABELS = { firstName: 'First Name', lastName: 'Last Name', email: 'Email', role: 'Role' };

const NOBODY: UserInput = { firstName: '', lastName: '', email: '', role: 'staff' };

const toValues = ({ firstName, lastName, email, role }: AdminUser): UserInput => ({
  firstName,
  lastName,
  email,
  role,
});

const inWords = (name: keyof UserInput, value: unknown) =>
  name === 'role' ? ROLE_LABELS[value as Role] : undefined;

/** Invites someone, or edits a user. */
export function UserDialog({ open, user, onClose, onInvited }: UserDialogProps) {
  const client = useQueryClient();
  const { user: me } = useSession();
  const isSelf = user !== undefined && user.id === me?.id;
  const initial = user ? toValues(user) : NOBODY;
  const options = useRoleOptions(initial.role);

  const save = async (
    values: UserInput,
    { version }: SaveContext,
  ): Promise<AdminUser | InvitedUser> =>
    user ? updateUser(user.id, values, version) : inviteUser(values);
  const onSaved = (saved: AdminUser | InvitedUser) => {
    void client.invalidateQueries({ queryKey: usersQuery().queryKey });
    if (isSelf) void session.load();
    if ('invitation' in saved) onInvited(saved);
    else toast({ title: 'User updated', description: fullName(saved) });
  };

  return (
    <DialogForm
      open={open}
      title={user ? 'Edit User' : 'Add New User'}
      onClose={onClose}
      initialValues={initial}
      save={save}
      conflict={{ stored: user, toValues, labels: LABELS, inWords }}
      onSaved={onSaved}
      failureText={(error) => errorText(error, 'Failed to save user. Please try again.')}
      submitLabel={user ? 'Save User' : 'Create User'}
    >
      <FieldPair>
        <FormItem
          name="firstName"
          label="First Name"
          rules={[{ required: true, whitespace: true, message: 'Please enter a first name' }]}
        >
          <Input autoComplete="off" maxLength={80} />
        </FormItem>
        <FormItem name="lastName" label="Last Name">
          <Input autoComplete="off" maxLength={80} />
        </FormItem>
      </FieldPair>
      <FormItem name="email" label="Email" required>
        <Input type="email" autoComplete="off" />
      </FormItem>
      <FormItem
        name="role"
        label="Role"
        extra={isSelf ? "You can't change your own role." : ROLE_HINT}
      >
        <Select options={options} disabled={isSelf} />
      </FormItem>
    </DialogForm>
  );
}
