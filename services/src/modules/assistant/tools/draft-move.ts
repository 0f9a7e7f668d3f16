import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { clockTime as timeAt, DAY_MINUTES, minutesOf } from '../../../platform/time/clock-time.js';
import { AppointmentsService, Availability } from '../../scheduling/index.js';
import type { MovedAppointment } from '../dto/card.dto.js';
import { clockTime, day, id, takes } from '../plan/arguments.js';
import { NOTHING_SAVED, type Drafted } from './draft-appointment.js';
import {
  assertAhead,
  assertElsewhere,
  languageArg,
  placeFor,
  spokenSlot,
  titleOf,
  toChange,
} from './slots.js';
import { PAGES } from '../plan/pages.js';
import { type Tool, type ToolResult } from './tool.js';

const args = takes(
  {
    appointmentId: id('From find_appointment'),
    date: day('The new day'),
    time: clockTime('Start'),
  },
  { language: languageArg },
);
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class DraftMove implements Tool<Args, Drafted> {
  readonly name = 'draft_move';
  readonly description =
    'Prepares another day or time for an appointment, as a card for the person to confirm. Saves nothing.';
  readonly label = 'Drafting the new time';
  readonly needs = 'appointments:write';
  readonly args = args;

  constructor(
    private readonly clock: Clock,
    readonly appointments: AppointmentsService,
    readonly availability: Availability,
  ) {}

  async run(who: Principal, { appointmentId, date, time, language }: Args) {
    assertAhead({ date, startTime: time }, who, this.clock.now(), language);
    const present = toChange(await this.appointments.get(who, appointmentId), language);
    assertElsewhere(present, { date, startTime: time }, language);
    const { contactId, serviceId, startTime, endTime } = present;
    // The length of the appointment stays.
    const minutes = (minutesOf(endTime) || DAY_MINUTES) - minutesOf(startTime);
    const payload: MovedAppointment = {
      ...{ contactId, serviceId, date, startTime: time },
      endTime: timeAt(Math.min(minutesOf(time) + minutes, DAY_MINUTES)),
    };
    // The crew stays.
    const crewId = present.crew?.id;
    const placeId = present.place?.id;
    const about = { language, exceptId: appointmentId, crewId, serviceId, placeId };
    const { warnings } = await placeFor(this, who, payload, about);
    const title = titleOf(present.service, present.customer.name, language);
    const { change } = present;
    const draft = `${title}: ${spokenSlot(change.now, language)} → ${spokenSlot(payload, language)}`;
    const result: ToolResult<Drafted> = {
      data: { draft, warnings, note: NOTHING_SAVED },
      sources: [PAGES.appointments],
      card: { kind: 'move', title, warnings, move: { ...change, payload } },
    };
    return result;
  }
}
