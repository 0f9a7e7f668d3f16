import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/tenancy/context.js';
import { ContactsService, type ContactDetails } from '../../crm/index.js';
import {
  Addons,
  Quotes,
  ServiceCatalog,
  type Quote,
  type Service,
} from '../../scheduling/index.js';
import type { Language } from '../plan/plan.js';
import { partsOf } from '../plan/makes.js';
import { vehicleKind } from '../plan/vehicle-kinds.js';
import { ArgumentProblem, list, text } from '../plan/arguments.js';
import { offeredService } from './offered.js';

/** Optional details of a job, besides the customer and the service. */
export const JOB_DETAILS = {
  vehicle: text("Words of which of the customer's vehicles; default their first", 100),
  addOns: list('Names of add-ons that are done with it', 10, 120),
};

export interface SaidJob {
  contactId: string;
  serviceId: string;
  vehicle?: string;
  addOns?: readonly string[];
  language?: Language;
}

type Vehicle = ContactDetails['vehicles'][number];
type Place = ContactDetails['places'][number];

/** A job to quote or draft. */
export interface AskedJob {
  contact: ContactDetails;
  service: Service;
  vehicle?: Vehicle;
  /** Place of the customer. Without it, the job is at the shop. */
  place?: Place;
  addOns: { id: string; name: string }[];
  quote: Quote;
  warnings: string[];
}

const WORDS: Record<Language, { noVehicle: (name: string, said: string) => string }> = {
  en: { noVehicle: (name, said) => `${name} has no vehicle that is called “${said}”` },
  es: { noVehicle: (name, said) => `${name} no tiene ningún vehículo que sea “${said}”` },
};

/** Resolves the details of a job, with price and minutes by the rules of booking. */
@Injectable()
export class AskedJobs {
  constructor(
    private readonly contacts: ContactsService,
    private readonly catalog: ServiceCatalog,
    private readonly addons: Addons,
    private readonly quotes: Quotes,
  ) {}

  async of(who: Principal, { contactId, serviceId, ...said }: SaidJob): Promise<AskedJob> {
    const [contact, service, addOns] = await Promise.all([
      this.contacts.get(who, contactId),
      this.service(who, serviceId, said.language),
      this.addOnsCalled(who, said.addOns ?? []),
    ]);
    const named = vehicleCalled(contact.vehicles, said.vehicle);
    const vehicle = named ?? contact.vehicles[0];
    const quote = await this.quotes.of(who, {
      ...{ contactId, serviceId, vehicleId: vehicle?.id },
      lines: addOns.map(({ id: addonId }) => ({ kind: 'addon', addonId })),
    });
    const { noVehicle } = WORDS[said.language ?? 'en'];
    return {
      ...{ contact, service, vehicle, addOns, quote },
      place: service.location === 'mobile' ? contact.places[0] : undefined,
      warnings: said.vehicle && !named ? [noVehicle(contact.name, said.vehicle)] : [],
    };
  }

  service(who: Principal, serviceId: string, language?: Language): Promise<Service> {
    return offeredService(this.catalog, who, serviceId, language);
  }

  private async addOnsCalled(who: Principal, names: readonly string[]) {
    if (names.length === 0) return [];
    const offered = await this.addons.list(who);
    return names.map((called) => {
      const found = offered.find(({ name }) => name.toLowerCase() === called.toLowerCase());
      if (!found) throw new ArgumentProblem(`There is no add-on called ${called}.`);
      return found;
    });
  }
}

/** The first vehicle that has each of the words, or is of that kind or size: 'black tahoe', 'the SUV'. */
export function vehicleCalled<V extends Pick<Vehicle, 'label' | 'size'>>(
  vehicles: readonly V[],
  said?: string,
): V | undefined {
  const words = said?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return undefined;
  return vehicles.find((vehicle) => words.every((word) => isCalled(vehicle, word)));
}

/** Whether a vehicle has a word, in any spacing: 'f150' is an 'F-150'. */
function isCalled({ label, size }: Pick<Vehicle, 'label' | 'size'>, word: string): boolean {
  const names = [word, ...(vehicleKind(word.toLowerCase())?.models ?? [])];
  const isIn = (text: string, name: string) => {
    const parts = partsOf(name);
    const edge = String.raw`[^\p{L}\d]*`;
    return (
      parts.length > 0 &&
      new RegExp(`(?<![\\p{L}\\d])${parts.join(edge)}(?![\\p{L}\\d])`, 'iu').test(text)
    );
  };
  return names.some((name) => isIn(label, name)) || isIn(size, word);
}

/** Vehicle with its size: '2021 Ford F-150 (Truck or van)'. */
export const saidVehicle = ({ label, size }: { label: string; size: string | null }) =>
  size ? `${label} (${size})` : label;

export const saidPlace = ({ label, street }: Pick<Place, 'label' | 'street'>) => label || street;
