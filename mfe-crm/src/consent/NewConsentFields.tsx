import { Checkbox, FormItem } from '@clearcoat/ui/forms';
import styles from './NewConsentFields.module.css';

/** Ticks of a new customer: what they agreed to get. */
export function NewConsentFields() {
  return (
    <div className={styles.ticks}>
      <FormItem name="agreesToMessages" valuePropName="checked" className={styles.tick}>
        <Checkbox>Agrees to messages about appointments</Checkbox>
      </FormItem>
      <FormItem name="agreesToOffers" valuePropName="checked" className={styles.tick}>
        <Checkbox>Agrees to offers</Checkbox>
      </FormItem>
    </div>
  );
}
