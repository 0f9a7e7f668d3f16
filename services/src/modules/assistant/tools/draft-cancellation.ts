import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/tenancy/context.js';
import { AppointmentsService } from '../../scheduling/index.js';
import { id, takes } from '../plan/arguments.js';
import { NOTHING_SAVED, type Drafted } from './draft-appointment.js';
import { draftedAsItIs, languageArg } from './slots.js';
import { PAGES } from '../plan/pages.js';
import { type Tool, type ToolResult } from './tool.js';

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
    const drafted = await draftedAsItIs(this.appointments, who, appointmentId, language);
    const { change, title, draft } = drafted;
    const result: ToolResult<Drafted> = {
      data: { draft, warnings: [], note: NOTHING_SAVED },
      sources: [PAGES.appointments],
      card: { kind: 'cancel', title, warnings: [], cancel: change },
    };
    return result;
  }
}
