import type { ContactDetails, Contact } from '../shared/contacts-api';

/** Fields that need a choice if both contacts have different values. */
export const CHOICES = ['name', 'phone', 'email', 'notes'] as const;
export type Choice = (typeof CHOICES)[number];

export type MergeFormValues = Record<Choice, string> & { otherId: string | undefined };

export const LABELS: Record<keyof MergeFormValues, string> = {
  otherId: 'The other entry',
  name: 'Name',
  phone: 'Phone Number',
  email: 'Email',
  notes: 'Notes',
};

export const valuesOf = ({ name, phone, email, notes }: Contact): MergeFormValues => ({
  otherId: undefined,
  name,
  phone,
  email,
  notes,
});

/** Default values: the kept contact's own, else the other's. */
export const suggested = (kept: Contact, other: Contact): Record<Choice, string> => ({
  name: kept.name || other.name,
  phone: kept.phone || other.phone,
  email: kept.email || other.email,
  notes: bothNotes(kept, other),
});

const bothNotes = (kept: Contact, other: Contact) =>
  kept.notes === other.notes ? kept.notes : [kept.notes, other.notes].filter(Boolean).join('\n');

/** Texts to choose from; fewer than two leave no choice. Notes can also be combined. */
export function optionsOf(choice: Choice, kept: Contact, other: Contact): string[] {
  const both = choice === 'notes' ? [bothNotes(kept, other)] : [];
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
  if (parts.length === 0) return 'There are no jobs, vehicles or addresses to bring along.';
  const total = history.length + vehicles.length + places.length;
  const last = parts.pop() ?? '';
  const all = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  return `${all} ${total === 1 ? 'comes' : 'come'} along.`;
}
