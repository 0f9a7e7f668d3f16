import { Checkbox, FieldPair, FormItem } from '@clearcoat/ui/forms';
import styles from './NewConsentFields.module.css';

/** Ticks of a new customer: what they agreed to get. */
export function NewConsentFields() {
  return (
    <FieldPair>
      <FormItem name="agreesToMessages" valuePropName="checked" className={styles.tick}>
        <Checkbox>Agrees to messages about appointments</Checkbox>
      </FormItem>
      <FormItem name="agreesToOffers" valuePropName="checked" className={styles.tick}>
        <Checkbox>Agrees to offers</Checkbox>
      </FormItem>
    </FieldPair>
  );
}
