import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { clockTime as timeAt, minutesOf } from '../../../platform/time/clock-time.js';
import { formatTime, today, weekday } from '../../../platform/time/zone.js';
import { ContactsService } from '../../crm/index.js';
import { AppointmentsService, CLOSES, OPENS, ServiceCatalog } from '../../scheduling/index.js';
import { longDay } from '../days.js';
import type { DraftedAppointment } from '../dto/card.dto.js';
import { ArgumentProblem, clockTime, day, id, takes, text } from './arguments.js';
import { contactPage, dollars, type Tool, type ToolResult } from './tool.js';

export interface Drafted {
  draft: string;
  warnings: string[];
  /** For the model. */
  note: string;
}

export const NOTHING_SAVED =
  'The person sees this as a card and can change, confirm or ignore it. Nothing is saved or sent yet.';
const SUNDAY = 7;
const DAY = 24 * 60;

const args = takes(
  {
    contactId: id('The customer, from find_contact'),
    serviceId: text('The service, from list_services', 64),
    date: day('When'),
    time: clockTime('Start'),
  },
  { notes: text('Notes for the job', 1_000) },
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

  async run(who: Principal, { contactId, serviceId, date, time, notes = '' }: Args) {
    if (date < today(this.clock.now(), who.timeZone)) {
      throw new ArgumentProblem('That day is over: choose today or a later one.');
    }
    const contact = await this.contacts.get(who, contactId);
    const service = (await this.catalog.list(who)).find((each) => each.id === serviceId);
    if (!service) throw new ArgumentProblem('There is no such service: see list_services.');
    const endTime = timeAt(Math.min(minutesOf(time) + service.duration, DAY));
    const payload: DraftedAppointment = {
      ...{ contactId, serviceId, date, time, startTime: time, endTime },
      ...{ status: 'scheduled', notes, price: service.price },
    };
    const warnings = await this.warningsOf(who, payload);
    const title = `${service.name} for ${contact.name}`;
    const draft = `${title}, ${longDay(date)} at ${formatTime(time)}, ${dollars(service.price)}`;
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

  private async warningsOf(who: Principal, draft: DraftedAppointment): Promise<string[]> {
    const { date, startTime, endTime } = draft;
    const others = await this.appointments.conflicts(who, { date, startTime, endTime });
    const warnings = others.map(
      ({ service, customer, startTime: start }) =>
        `At the same time: ${service} for ${customer.name} at ${formatTime(start)}`,
    );
    if (weekday(date) === SUNDAY) warnings.push('This is a Sunday');
    const isLate = minutesOf(startTime) < OPENS || (minutesOf(endTime) || DAY) > CLOSES;
    if (isLate) warnings.push('Outside of 8:00 AM to 6:00 PM');
    return warnings;
  }
}
