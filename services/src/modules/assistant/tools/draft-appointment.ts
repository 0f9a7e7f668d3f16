import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { clockTime as timeAt, minutesOf } from '../../../platform/time/clock-time.js';
import { ContactsService } from '../../crm/index.js';
import { AppointmentsService, ServiceCatalog } from '../../scheduling/index.js';
import type { DraftedAppointment } from '../dto/card.dto.js';
import { ArgumentProblem, clockTime, day, id, takes, text } from './arguments.js';
import { assertAhead, languageArg, spokenSlot, titleOf, warningsOf } from './slots.js';
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
  { notes: text('Notes for the job', 1_000), language: languageArg },
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
    private readonly appointments: AppointmentsService,
  ) {}

  async run(who: Principal, { contactId, serviceId, date, time, notes = '', language }: Args) {
    assertAhead({ date, startTime: time }, who, this.clock.now(), language);
    const contact = await this.contacts.get(who, contactId);
    const service = (await this.catalog.list(who)).find((each) => each.id === serviceId);
    if (!service) throw new ArgumentProblem('There is no such service: see list_services.');
    const endTime = timeAt(Math.min(minutesOf(time) + service.duration, DAY));
    const payload: DraftedAppointment = {
      ...{ contactId, serviceId, date, time, startTime: time, endTime },
      ...{ status: 'scheduled', notes, price: service.price },
    };
    const warnings = await warningsOf(this.appointments, who, payload, { language });
    const title = titleOf(service.name, contact.name, language);
    const draft = `${title}, ${spokenSlot(payload, language)}, ${dollars(service.price)}`;
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
