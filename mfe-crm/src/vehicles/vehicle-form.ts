import { textKey } from '@clearcoat/sdk/rules';
import type { Vehicle, VehicleChoices, VehicleInput } from './vehicles-api';

/** Values of the vehicle form. */
export interface VehicleFormValues {
  vin: string;
  year: string;
  make: string;
  model: string;
  trim: string;
  colour: string;
  plate: string;
  sizeId: string;
  coating: string;
  coatedOn: string;
  notes: string;
}

export const LABELS: Record<keyof VehicleFormValues, string> = {
  vin: 'VIN',
  year: 'Year',
  make: 'Make',
  model: 'Model',
  trim: 'Trim',
  colour: 'Color',
  plate: 'License Plate',
  sizeId: 'Size',
  coating: 'Coating',
  coatedOn: 'Coated On',
  notes: 'Notes',
};

export const EMPTY_VEHICLE = Object.fromEntries(
  Object.keys(LABELS).map((name) => [name, '']),
) as unknown as VehicleFormValues;

export function toFormValues(vehicle: Vehicle): VehicleFormValues {
  const { id: _id, label: _label, size: _size, version: _version, ...values } = vehicle;
  return { ...values, year: String(values.year ?? ''), coatedOn: values.coatedOn ?? '' };
}

/** Request body; for a new vehicle without a size the server chooses the model's usual one. */
export function toVehicleInput(values: VehicleFormValues, isNew = false): VehicleInput {
  const { year, coatedOn, sizeId, ...texts } = values;
  const trimmed = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.trim()]),
  );
  return {
    ...trimmed,
    year: year ? Number(year) : null,
    coatedOn: coatedOn || null,
    ...(isNew && sizeId === '' ? {} : { sizeId }),
  };
}

/** Name of the vehicle: '2021 Ford F-150 XLT, gray'. */
export function labelOf({ year, make, model, trim, colour }: VehicleFormValues): string {
  const name = [year, make, model, trim].map((part) => part.trim()).filter(Boolean);
  return [name.join(' '), colour.trim()].filter(Boolean).join(', ');
}

/** Key that makes 'F-150', 'F 150' and 'f150' equal. */
const looseKey = (text: string) => textKey(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Known models of a make, regardless of spelling variants. */
export const modelsOf = (choices: VehicleChoices, make: string) =>
  choices.makes.find(({ name }) => looseKey(name) === looseKey(make))?.models ?? [];

/** Body shape for a size, if the model is unknown. */
const BODIES = { suv: 'suv', truck: 'truck', oversize: 'van' } as const;

export const bodyOfSize = (sizeId: string) =>
  sizeId in BODIES ? BODIES[sizeId as keyof typeof BODIES] : undefined;

const SIGNS_OF_VIN = 17;

/** Removes the spaces and dashes that people type. */
export const tidyVin = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

export const isWholeVin = (text: string) => tidyVin(text).length === SIGNS_OF_VIN;

/** Hint while a VIN is incomplete. */
export function vinProgress(text: string): string {
  const { length } = tidyVin(text);
  return length === 0 ? '' : `${length} of ${SIGNS_OF_VIN} characters`;
}
