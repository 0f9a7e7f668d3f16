import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { clockTime as timeAt, minutesOf } from '../../../platform/time/clock-time.js';
import { ContactsService } from '../../crm/index.js';
import {
  AppointmentsService,
  Availability,
  Crews,
  ServiceCatalog,
} from '../../scheduling/index.js';
import type { DraftedAppointment } from '../dto/card.dto.js';
import { ArgumentProblem, clockTime, day, id, takes, text } from './arguments.js';
import { assertAhead, languageArg, placeFor, spokenSlot, titleOf } from './slots.js';
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
    language: languageArg,
  },
);
type Args = ReturnType<typeof args.parse>;

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
    private readonly contacts: ContactsService,
    private readonly catalog: ServiceCatalog,
    readonly appointments: AppointmentsService,
    readonly availability: Availability,
    private readonly crews: Crews,
  ) {}

  async run(who: Principal, given: Args) {
    const { contactId, serviceId, date, time, notes = '', language } = given;
    assertAhead({ date, startTime: time }, who, this.clock.now(), language);
    const contact = await this.contacts.get(who, contactId);
    const service = (await this.catalog.list(who)).find((each) => each.id === serviceId);
    if (!service) throw new ArgumentProblem('There is no such service: see list_services.');
    const endTime = timeAt(Math.min(minutesOf(time) + service.duration, DAY));
    const slot = { date, startTime: time, endTime };
    const crews = (await this.crews.list(who)).filter(({ active }) => active);
    const asked = given.crew === undefined ? undefined : crewCalled(crews, given.crew);
    const about = { language, serviceId, crewId: asked };
    const { crewId = asked, warnings } = await placeFor(this, who, slot, about);
    const payload: DraftedAppointment = {
      ...{ contactId, serviceId, time, ...slot },
      ...{ status: 'scheduled', notes, price: service.price },
      ...(crewId !== undefined && { resourceId: crewId }),
    };
    // Of several who could do it.
    const crew = crews.length > 1 ? crews.filter(({ id }) => id === crewId) : [];
    const title = titleOf(service.name, contact.name, language);
    const draft = [
      title,
      spokenSlot(payload, language),
      dollars(service.price),
      ...crew.map(({ name }) => name),
    ].join(', ');
    const result: ToolResult<Drafted> = {
      data: { draft, warnings, note: NOTHING_SAVED },
      sources: [contactPage(contact)],
      card: {
        kind: 'appointment',
        title,
        warnings,
        appointment: {
          customer: contact.name,
          service: service.name,
          method: 'POST',
          path: '/api/appointments',
          payload,
        },
      },
    };
    return result;
  }
}

function crewCalled(crews: readonly { id: string; name: string }[], called: string): string {
  const found = crews.find(({ name }) => name.toLowerCase() === called.toLowerCase());
  if (!found) throw new ArgumentProblem(`There is no van or bay called ${called}.`);
  return found.id;
}
