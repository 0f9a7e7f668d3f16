import { FormItem, Input } from '@clearcoat/ui/forms';

/**
 * Field for the second factor of a signed-in person. Its name matches the server's field errors.
 */
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
