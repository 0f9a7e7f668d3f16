import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { clockTime as timeAt, minutesOf } from '../../../platform/time/clock-time.js';
import { AppointmentsService, Availability, Crews } from '../../scheduling/index.js';
import type { DraftedAppointment } from '../dto/card.dto.js';
import type { Language } from '../plan/plan.js';
import { ArgumentProblem, clockTime, day, id, takes, text } from '../plan/arguments.js';
import { AskedJobs, JOB_DETAILS, saidPlace, saidVehicle, type AskedJob } from './asked-jobs.js';
import {
  assertAhead,
  languageArg,
  placeFor,
  spokenSlot,
  titleOf,
  type TakenSlot,
} from './slots.js';
import { contactPage, dollars, type Tool, type ToolResult } from './tool.js';

export interface Drafted {
  draft: string;
  warnings: string[];
  /** For the model. */
  note: string;
}

export const NOTHING_SAVED =
  'The person sees this as a card and can change, confirm or ignore it. Nothing is saved or sent yet.';
const DAY = 24 * 60;

const args = takes(
  {
    contactId: id('The customer, from find_contact'),
    serviceId: text('The service, from list_services', 64),
    date: day('When'),
    time: clockTime('Start'),
  },
  {
    notes: text('Notes for the job', 1_000),
    crew: text('The name of the van or bay that is to do it; default one that is free', 100),
    ...JOB_DETAILS,
    language: languageArg,
  },
);
type Args = ReturnType<typeof args.parse> & {
  /** Slots of earlier drafts in the same answer, which need another crew. */
  drafted?: readonly TakenSlot[];
};

@Injectable()
export class DraftAppointment implements Tool<Args, Drafted> {
  readonly name = 'draft_appointment';
  readonly description =
    'Prepares an appointment as a card for the person to confirm. Saves nothing.';
  readonly label = 'Drafting an appointment';
  readonly needs = 'appointments:write';
  readonly args = args;

  constructor(
    private readonly clock: Clock,
    private readonly jobs: AskedJobs,
    readonly appointments: AppointmentsService,
    readonly availability: Availability,
    private readonly crews: Crews,
  ) {}

  async run(who: Principal, given: Args) {
    const { contactId, serviceId, date, time, notes = '', language, drafted: before } = given;
    assertAhead({ date, startTime: time }, who, this.clock.now(), language);
    const job = await this.jobs.of(who, given);
    const { quote, vehicle, place, addOns } = job;
    const endTime = timeAt(Math.min(minutesOf(time) + quote.minutes, DAY));
    const slot = { date, startTime: time, endTime };
    const crews = (await this.crews.list(who)).filter(({ active }) => active);
    const asked = given.crew === undefined ? undefined : crewCalled(crews, given.crew);
    const about = { language, serviceId, crewId: asked, placeId: place?.id, drafted: before };
    const { crewId = asked, ...found } = await placeFor(this, who, slot, about);
    const payload: DraftedAppointment = {
      ...{ contactId, serviceId, time, ...slot },
      ...{ status: 'scheduled', notes, price: quote.price },
      ...(crewId !== undefined && { crewId }),
      ...(vehicle && { vehicleId: vehicle.id }),
      ...(place && { placeId: place.id }),
      ...(addOns.length > 0 && { lines: addOns.map(asLine) }),
    };
    // The crew is named only if there are several.
    const crew = crews.length > 1 ? crews.find(({ id }) => id === crewId)?.name : undefined;
    return drafted(
      job,
      payload,
      { crew, warnings: [...job.warnings, ...found.warnings] },
      language,
    );
  }
}

const asLine = ({ id: addonId }: { id: string }) => ({ kind: 'addon' as const, addonId });

function drafted(
  { contact, service, vehicle, place, addOns, quote }: AskedJob,
  payload: DraftedAppointment,
  { crew, warnings }: { crew?: string; warnings: string[] },
  language?: Language,
): ToolResult<Drafted> {
  const title = titleOf(service.name, contact.name, language);
  const details = {
    ...(vehicle && { vehicle: saidVehicle(vehicle) }),
    ...(place && { place: saidPlace(place) }),
    ...(crew && { crew }),
    ...(addOns.length > 0 && { addOns: addOns.map(({ name }) => name) }),
  };
  const draft = [
    title,
    ...(details.addOns ?? []),
    spokenSlot(payload, language),
    dollars(quote.price),
    ...[crew, details.vehicle, details.place].filter(Boolean),
  ].join(', ');
  return {
    data: { draft, warnings, note: NOTHING_SAVED },
    sources: [contactPage(contact)],
    card: {
      ...{ kind: 'appointment', title, warnings },
      appointment: {
        ...{ customer: contact.name, service: service.name, ...details },
        ...{ method: 'POST', path: '/api/appointments', payload },
      },
    },
  };
}

function crewCalled(crews: readonly { id: string; name: string }[], called: string): string {
  const found = crews.find(({ name }) => name.toLowerCase() === called.toLowerCase());
  if (!found) throw new ArgumentProblem(`There is no van or bay called ${called}.`);
  return found.id;
}
