import { PasswordForm } from './PasswordForm';
import { Sessions } from './Sessions';
import styles from './AccountPage.module.css';
import { TwoFactor } from './TwoFactor';

/** How the person signs in, and where. */
export function SecurityTab() {
  return (
    <div className={styles.stack}>
      <PasswordForm />
      <TwoFactor />
      <Sessions />
    </div>
  );
}
