import { Columns } from '../shared/Columns';
import { PasswordForm } from './PasswordForm';
import { Sessions } from './Sessions';
import { TwoFactor } from './TwoFactor';

/** Sign-in settings and sessions. */
export function SecurityTab() {
  return (
    <Columns side={<Sessions />}>
      <PasswordForm />
      <TwoFactor />
    </Columns>
  );
}
