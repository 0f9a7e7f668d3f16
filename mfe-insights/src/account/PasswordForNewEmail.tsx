import { FormItem, PasswordInput, useWatch } from '@clearcoat/ui/forms';

/** Password for an e-mail change, so that an unattended screen cannot redirect password resets. */
export function PasswordForNewEmail({ present }: { present: string }) {
  const email = useWatch<string | undefined>('email') ?? present;
  if (email.trim().toLowerCase() === present.toLowerCase()) return null;
  return (
    <FormItem
      name="currentPassword"
      label="Your Password"
      extra="You sign in with your email, so please confirm the change with your password."
      rules={[{ required: true, message: 'Please enter your current password.' }]}
    >
      <PasswordInput autoComplete="current-password" />
    </FormItem>
  );
}
