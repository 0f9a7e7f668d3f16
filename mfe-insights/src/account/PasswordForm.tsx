import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { MIN_PASSWORD_LENGTH, passwordHint } from '@clearcoat/sdk/rules';
import { Card } from '@clearcoat/ui/core';
import { FormItem, PasswordInput, SavedForm } from '@clearcoat/ui/forms';
import { useState } from 'react';
import { changePassword } from './account-api';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Password change form. The strength is only a hint. */
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
        savedText="Your password was changed. Other devices have been signed out."
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
          extra={passwordHint(chosen)}
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
