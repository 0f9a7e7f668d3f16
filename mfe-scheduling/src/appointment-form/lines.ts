import { formatMoney } from '@clearcoat/sdk';
import { moneyText, parseMoney } from '@clearcoat/sdk/rules';
import type { Schema } from '@clearcoat/api-client';
import type { Appointment } from '../shared/appointments-api';

/** An add-on, fee or discount in the form. */
export interface FormLine {
  kind: 'addon' | 'fee' | 'discount';
  /** Add-on of this line. */
  addonId: string | null;
  name: string;
  quantity: number;
  /** Dollars as typed; for an add-on its booked price. */
  price: string;
}

type JobLineInput = Schema<'JobLineInput'>;

/** Lines in the form; undefined if the appointment has none, so that none are sent. */
export function toFormLines({ lines }: Partial<Appointment>): FormLine[] | undefined {
  const extras = (lines ?? []).flatMap(({ kind, addonId, name, quantity, price }) =>
    kind === 'service' ? [] : [{ kind, addonId, name, quantity, price: moneyText(price) }],
  );
  return extras.length > 0 ? extras : undefined;
}

const isOwn = ({ kind }: FormLine) => kind !== 'addon';

/** Whether a fee or discount still lacks its amount. */
export const isUnfinished = (line: FormLine): boolean =>
  isOwn(line) && !Number.isFinite(parseMoney(line.price));

export const toLineInputs = (lines: readonly FormLine[]): JobLineInput[] =>
  lines
    .filter((line) => !isUnfinished(line))
    .map(({ kind, addonId, name, quantity, price }) =>
      kind === 'addon'
        ? { kind, addonId, quantity }
        : { kind, name: name.trim() || undefined, quantity, price: parseMoney(price) },
    );

/** 'Pet hair, Mileage $15.00, Neighbor −$20.50' */
export const linesInWords = (lines: readonly FormLine[] | undefined): string =>
  (lines ?? [])
    .map(({ kind, name, price }) => {
      if (kind === 'addon') return name;
      const amount = formatMoney(parseMoney(price) || 0, 'always');
      return `${name} ${kind === 'discount' ? '−' : ''}${amount}`;
    })
    .join(', ') || 'None';
