import { CONTACT_FIELD_NAMES, contactField, type ContactFieldName } from '../shared/contact-fields';
import type { ContactDetails, Contact } from '../shared/contacts-api';

/** Texts that need a choice if both contacts have different ones. Vehicles come along by themselves. */
export type Choice = 'name' | Exclude<ContactFieldName, 'vehicle'>;
export const CHOICES: Choice[] = [
  'name',
  ...CONTACT_FIELD_NAMES.filter(
    (name): name is Exclude<ContactFieldName, 'vehicle'> => name !== 'vehicle',
  ),
];

export type MergeFormValues = Record<Choice, string> & { otherId: string | undefined };

function eachChoice(of: (choice: Choice) => string) {
  return Object.fromEntries(CHOICES.map((choice) => [choice, of(choice)])) as Record<
    Choice,
    string
  >;
}

export const LABELS: Record<keyof MergeFormValues, string> = {
  otherId: 'The other entry',
  ...eachChoice((choice) => (choice === 'name' ? 'Name' : contactField(choice).label)),
};

export const valuesOf = (contact: Contact): MergeFormValues => ({
  otherId: undefined,
  ...eachChoice((choice) => contact[choice]),
});

const hasLines = (choice: Choice) => choice !== 'name' && contactField(choice).kind === 'lines';

/** Default values: the kept contact's own, else the other's. Several lines are joined. */
export const suggested = (kept: Contact, other: Contact): Record<Choice, string> =>
  eachChoice((choice) =>
    hasLines(choice) ? bothOf(choice, kept, other) : kept[choice] || other[choice],
  );

const bothOf = (choice: Choice, kept: Contact, other: Contact) =>
  [...new Set([kept[choice], other[choice]])].filter(Boolean).join('\n');

/** Texts to choose from; fewer than two leave no choice. Several lines can also be combined. */
export function optionsOf(choice: Choice, kept: Contact, other: Contact): string[] {
  const both = hasLines(choice) ? [bothOf(choice, kept, other)] : [];
  return [...new Set([...both, kept[choice], other[choice]])].filter(Boolean);
}

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

/** '12 jobs, 2 vehicles and 1 address come along.' */
export function comesAlong({ history, vehicles, places }: ContactDetails): string {
  const parts = [
    history.length > 0 && count(history.length, 'job', 'jobs'),
    vehicles.length > 0 && count(vehicles.length, 'vehicle', 'vehicles'),
    places.length > 0 && count(places.length, 'address', 'addresses'),
  ].filter((part) => part !== false);
  if (parts.length === 0) return 'There are no jobs, vehicles or addresses to move.';
  const total = history.length + vehicles.length + places.length;
  const last = parts.pop() ?? '';
  const all = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  return `${all} ${total === 1 ? 'comes' : 'come'} along.`;
}
