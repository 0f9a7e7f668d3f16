import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/tenancy/context.js';
import { AppointmentsService, JOB_STEP_NAMES } from '../../scheduling/index.js';
import { choice, id, takes } from '../plan/arguments.js';
import { NOTHING_SAVED, type Drafted } from './draft-appointment.js';
import { draftedAsItIs, languageArg } from './slots.js';
import { PAGES } from '../plan/pages.js';
import { type Tool, type ToolResult } from './tool.js';

const args = takes(
  {
    appointmentId: id('From find_appointment'),
    step: choice('How far the job is', JOB_STEP_NAMES),
  },
  { language: languageArg },
);
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class DraftStep implements Tool<Args, Drafted> {
  readonly name = 'draft_step';
  readonly description =
    'Prepares to mark a job as confirmed, started, finished or a no-show, as a card for the person to confirm. Marks nothing.';
  readonly label = 'Drafting a change of status';
  readonly needs = 'appointments:write';
  readonly args = args;

  constructor(private readonly appointments: AppointmentsService) {}

  async run(who: Principal, { appointmentId, step, language }: Args) {
    const drafted = await draftedAsItIs(this.appointments, who, appointmentId, language);
    const { change, title, draft } = drafted;
    const result: ToolResult<Drafted> = {
      data: { draft, warnings: [], note: NOTHING_SAVED },
      sources: [PAGES.appointments],
      card: { kind: 'step', title, warnings: [], step: { ...change, step } },
    };
    return result;
  }
}
