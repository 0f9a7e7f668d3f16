import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/tenancy/context.js';
import { AppointmentsService } from '../../scheduling/index.js';
import { id, takes } from './arguments.js';
import { NOTHING_SAVED, type Drafted } from './draft-appointment.js';
import { languageArg, spokenSlot, titleOf, toChange } from './slots.js';
import { PAGES, type Tool, type ToolResult } from './tool.js';

const args = takes({ appointmentId: id('From find_appointment') }, { language: languageArg });
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class DraftCancellation implements Tool<Args, Drafted> {
  readonly name = 'draft_cancellation';
  readonly description =
    'Prepares to cancel an appointment, as a card for the person to confirm. Cancels nothing.';
  readonly label = 'Drafting a cancellation';
  readonly needs = 'appointments:write';
  readonly args = args;

  constructor(private readonly appointments: AppointmentsService) {}

  async run(who: Principal, { appointmentId, language }: Args) {
    const { change, service, customer } = toChange(
      await this.appointments.get(who, appointmentId),
      language,
    );
    const title = titleOf(service, customer.name, language);
    const result: ToolResult<Drafted> = {
      data: {
        draft: `${title}, ${spokenSlot(change.now, language)}`,
        warnings: [],
        note: NOTHING_SAVED,
      },
      sources: [PAGES.appointments],
      card: { kind: 'cancel', title, warnings: [], cancel: change },
    };
    return result;
  }
}
