import { FormItem } from './FormItem';
import { FieldPair } from './FormFoot';
import { Input, TextArea } from './inputs';

/** Values of an address form. */
export interface AddressValues {
  label: string;
  street: string;
  city: string;
  region: string;
  postcode: string;
  accessNotes: string;
}

export const ADDRESS_LABELS: Record<keyof AddressValues, string> = {
  label: 'Name',
  street: 'Street',
  city: 'City',
  region: 'State',
  postcode: 'ZIP Code',
  accessNotes: 'Access Notes',
};

/** Trimmed form values of a stored address. Default: empty ones. */
export function addressValues(place?: AddressValues): AddressValues {
  const names = Object.keys(ADDRESS_LABELS) as (keyof AddressValues)[];
  const values = names.map((name) => [name, place?.[name].trim() ?? '']);
  return Object.fromEntries(values) as AddressValues;
}

export interface AddressFieldsProps {
  /** Examples of names for such places. */
  namedLike: string;
  /** Purpose of the notes. */
  notesHint: string;
}

/**
 * Address fields with a name and access notes, for a form of `addressValues()`.
 *
 * @example <AddressFields namedLike="Home, Work" notesHint="A gate code, where water is." />
 */
export function AddressFields({ namedLike, notesHint }: AddressFieldsProps) {
  return (
    <>
      <FormItem name="label" label={ADDRESS_LABELS.label}>
        <Input autoComplete="off" placeholder={namedLike} maxLength={60} />
      </FormItem>
      <FormItem name="street" label={ADDRESS_LABELS.street}>
        <Input autoComplete="off" maxLength={160} />
      </FormItem>
      <FormItem name="city" label={ADDRESS_LABELS.city}>
        <Input autoComplete="off" maxLength={80} />
      </FormItem>
      <FieldPair isShort>
        <FormItem name="region" label={ADDRESS_LABELS.region}>
          <Input autoComplete="off" maxLength={40} />
        </FormItem>
        <FormItem name="postcode" label={ADDRESS_LABELS.postcode}>
          <Input autoComplete="off" maxLength={20} />
        </FormItem>
      </FieldPair>
      <FormItem name="accessNotes" label={ADDRESS_LABELS.accessNotes} extra={notesHint}>
        <TextArea rows={3} maxLength={1000} />
      </FormItem>
    </>
  );
}
