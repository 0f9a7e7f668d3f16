import { FormItem } from '@clearcoat/ui/forms';
import { LABELS, type Choice } from './appointment-form';
import { NativeSelect, type Option } from './NativeSelect';

const NAMES = ['vehicleId', 'placeId', 'crewId'] as const;

/** Vehicle, place and crew selects, each only when there is more than one option. */
export function ChoiceFields({ choices }: { choices: Record<Choice, readonly Option[]> }) {
  return NAMES.filter((name) => choices[name].length > 1).map((name) => (
    <FormItem key={name} name={name} label={LABELS[name]}>
      <NativeSelect options={choices[name]} />
    </FormItem>
  ));
}
