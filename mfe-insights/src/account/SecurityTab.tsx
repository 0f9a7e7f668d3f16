import { Columns } from '../shared/Columns';
import { PasswordForm } from './PasswordForm';
import { Sessions } from './Sessions';
import { TwoFactor } from './TwoFactor';

/** How the person signs in, and where. */
export function SecurityTab() {
  return (
    <Columns side={<Sessions />}>
      <PasswordForm />
      <TwoFactor />
    </Columns>
  );
}
