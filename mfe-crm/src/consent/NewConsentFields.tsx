import { Checkbox, FieldPair, FormItem } from '@clearcoat/ui/forms';

/** Ticks of a new customer: what they agreed to get. */
export function NewConsentFields() {
  return (
    <FieldPair>
      <FormItem name="agreesToMessages" valuePropName="checked">
        <Checkbox>Agrees to messages about appointments</Checkbox>
      </FormItem>
      <FormItem name="agreesToOffers" valuePropName="checked">
        <Checkbox>Agrees to offers</Checkbox>
      </FormItem>
    </FieldPair>
  );
}
