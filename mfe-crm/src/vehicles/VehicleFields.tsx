import {
  FieldPair,
  FormItem,
  Input,
  Select,
  SuggestInput,
  TextArea,
  useFormInstance,
  useWatch,
} from '@clearcoat/ui/forms';
import { DateInput } from '@clearcoat/ui/dates';
import { PaintedVehicle } from '@clearcoat/ui/icons';
import { useEffect, useRef } from 'react';
import {
  bodyOfSize,
  EMPTY_VEHICLE,
  LABELS,
  labelOf,
  modelsOf,
  type VehicleFormValues,
} from './vehicle-form';
import styles from './VehicleFields.module.css';
import type { VehicleChoices } from './vehicles-api';
import { useUsualSize } from './use-usual-size';
import { VinField } from './VinField';

interface VehicleFieldsProps {
  choices: VehicleChoices;
  initial: VehicleFormValues;
}

const YEAR = {
  pattern: /^(18|19|20)\d\d$/,
  message: 'Enter a year with four digits, such as 2021',
};
/** Suggestions for the coating. */
const COATINGS = ['Ceramic', 'Graphene', 'Sealant', 'Wax', 'Paint protection film'];

/** Vehicle size. It follows the model until the person chooses one. */
function SizeField({ choices, initial }: VehicleFieldsProps) {
  const form = useFormInstance<VehicleFormValues>();
  const make = useWatch('make', form) ?? '';
  const model = useWatch('model', form) ?? '';
  const guessed = useUsualSize(make, model);
  const usual = useUsualSize(initial.make, initial.model);
  const isChosen = useRef(false);
  const last = useRef<string>(undefined);
  const wasChosen = initial.sizeId !== '' && initial.sizeId !== usual;

  useEffect(() => {
    if (isChosen.current || wasChosen || usual === undefined || guessed === undefined) return;
    if (guessed !== (last.current ?? usual)) form.setFieldValue('sizeId', guessed);
    last.current = guessed;
  }, [form, guessed, usual, wasChosen]);

  return (
    <FormItem name="sizeId" label={LABELS.sizeId} extra="Follows the model until you choose">
      <Select
        onSelect={() => (isChosen.current = true)}
        options={[
          { value: '', label: 'Not known' },
          ...choices.sizes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FormItem>
  );
}

/** Picture of the vehicle as it is being described. */
function Preview() {
  const form = useFormInstance<VehicleFormValues>();
  const values = { ...EMPTY_VEHICLE, ...(useWatch([], form) as Partial<VehicleFormValues>) };
  return (
    <div className={styles.preview}>
      <PaintedVehicle
        vehicle={labelOf(values)}
        otherwise={bodyOfSize(values.sizeId)}
        width={128}
        className={styles.car}
      />
    </div>
  );
}

const Line = ({ name, ...input }: { name: keyof VehicleFormValues; maxLength: number }) => (
  <FormItem name={name} label={LABELS[name]}>
    <Input autoComplete="off" {...input} />
  </FormItem>
);

/** Fields of a vehicle. Only a make or a model is required. */
export function VehicleFields({ choices, initial }: VehicleFieldsProps) {
  const form = useFormInstance<VehicleFormValues>();
  const make = useWatch('make', form) ?? '';
  const makes = choices.makes.map(({ name }) => name);
  return (
    <>
      <Preview />
      <FieldPair>
        <VinField stored={initial.vin} />
        <Line name="plate" maxLength={20} />
      </FieldPair>
      <FieldPair isShort>
        <FormItem name="year" label={LABELS.year} rules={[YEAR]}>
          <Input inputMode="numeric" autoComplete="off" maxLength={4} />
        </FormItem>
        <FormItem name="make" label={LABELS.make}>
          <SuggestInput suggestions={makes} />
        </FormItem>
        <FormItem name="model" label={LABELS.model}>
          <SuggestInput suggestions={modelsOf(choices, make).map(({ name }) => name)} />
        </FormItem>
        <Line name="trim" maxLength={60} />
        <Line name="colour" maxLength={60} />
        <SizeField choices={choices} initial={initial} />
      </FieldPair>
      <FieldPair>
        <FormItem name="coating" label={LABELS.coating}>
          <SuggestInput suggestions={COATINGS} />
        </FormItem>
        <FormItem name="coatedOn" label={LABELS.coatedOn}>
          <DateInput />
        </FormItem>
      </FieldPair>
      <FormItem name="notes" label={LABELS.notes}>
        <TextArea rows={2} maxLength={5000} />
      </FormItem>
    </>
  );
}
