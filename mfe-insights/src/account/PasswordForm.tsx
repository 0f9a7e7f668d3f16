import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { Card } from '@clearcoat/ui/core';
import { FormItem, PasswordInput } from '@clearcoat/ui/forms';
import { useState } from 'react';
import { SavedForm } from '../shared/SavedForm';
import { changePassword } from './account-api';
import { passwordStrength } from './password-strength';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };
const MIN_PASSWORD_LENGTH = 6;

const HINTS = {
  weak: 'Weak: a longer one is harder to guess.',
  fair: 'Fair: a few more characters make it strong.',
  strong: 'Strong.',
};

/** Changing the password; the strength is a hint and stops nobody. */
export function PasswordForm() {
  const client = useQueryClient();
  const [chosen, setChosen] = useState('');
  const save = async ({ currentPassword, newPassword }: typeof EMPTY) => {
    await changePassword(client, { currentPassword, newPassword });
    setChosen('');
  };
  return (
    <Card title="Change Password">
      <SavedForm
        initialValues={EMPTY}
        save={save}
        emptiesOnSaved
        savedText="Your password was changed. Everywhere else you have been signed out."
        failureText={(error) => errorText(error, 'Failed to update password. Please try again.')}
        submitLabel="Update Password"
      >
        <FormItem
          name="currentPassword"
          label="Current Password"
          rules={[{ required: true, message: 'Please enter your current password' }]}
        >
          <PasswordInput autoComplete="current-password" />
        </FormItem>
        <FormItem
          name="newPassword"
          label="New Password"
          extra={
            chosen ? HINTS[passwordStrength(chosen)] : `At least ${MIN_PASSWORD_LENGTH} characters.`
          }
          rules={[
            { required: true, message: 'Please enter a new password' },
            {
              min: MIN_PASSWORD_LENGTH,
              message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`,
            },
          ]}
        >
          <PasswordInput
            autoComplete="new-password"
            onChange={(event) => setChosen(event.target.value)}
          />
        </FormItem>
        <FormItem
          name="confirmPassword"
          label="Confirm Password"
          dependencies={['newPassword']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_rule, value) =>
                value === getFieldValue('newPassword')
                  ? Promise.resolve()
                  : Promise.reject(new Error('Passwords do not match')),
            }),
          ]}
          required
        >
          <PasswordInput autoComplete="new-password" />
        </FormItem>
      </SavedForm>
    </Card>
  );
}
