import { FormItem, Input } from '@clearcoat/ui/forms';

/** The second factor of somebody who is signed in; the name is the one that refusals of the server have. */
export function CodeItem() {
  return (
    <FormItem
      name="code"
      label="Code from the app"
      extra="Or one of your recovery codes"
      rules={[{ required: true, message: 'Please enter the code from your app' }]}
    >
      <Input inputMode="text" autoComplete="one-time-code" maxLength={20} />
    </FormItem>
  );
}
