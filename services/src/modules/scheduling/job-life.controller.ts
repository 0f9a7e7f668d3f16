import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { notFound } from '../../platform/errors/app-error.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import {
  AcceptsIdempotencyKey,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotency-key.decorator.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../platform/validation/ids.js';
import { AcceptsIfMatch, IfMatch } from '../../platform/versions/index.js';
import { JOB_STEP_NAMES, type JobStepName } from './appointment.status.js';
import { OFFICE, TECHNICIANS, type Area } from './areas/areas.js';
import type { Appointment } from './dto/appointment.dto.js';
import { StepTaken } from './dto/step-taken.dto.js';
import { JobLife } from './job-life.service.js';
import type { MyJob } from './my-jobs/dto/my-job.dto.js';

const isStep = (name: string): name is JobStepName =>
  (JOB_STEP_NAMES as readonly string[]).includes(name);

/** The step named in the path, or a 404. */
function knownStep(name: string): JobStepName {
  if (isStep(name)) return name;
  throw notFound('This step');
}

function stepsController({ path, whose, write, shown, job, what }: Area) {
  @ApiTags('appointments')
  @Controller(path)
  class StepsController {
    constructor(readonly life: JobLife) {}

    @Post(':id/:step')
    @HttpCode(200)
    @Requires(write)
    @ApiOperation({
      operationId: `take${job}Step`,
      summary: 'Say how far a job is; when it was said is recorded, once however often it is sent',
    })
    @ApiParam({ name: 'step', enum: JOB_STEP_NAMES, enumName: 'JobStep' })
    @ApiOkResponse({ type: shown })
    @ApiConflictResponse({ type: ErrorBody, description: 'The job is over, or has gone on since' })
    @ApiBody({ type: StepTaken, required: false })
    @HasId(what)
    @AcceptsIfMatch()
    @AcceptsIdempotencyKey()
    take(
      @CurrentPrincipal() principal: Principal,
      @IdParam(what) id: string,
      @Param('step') step: string,
      @Body() { at }: StepTaken,
      @IfMatch() version?: number,
      @IdempotencyKey() once?: IdempotentRequest,
    ): Promise<Appointment | MyJob> {
      return this.life.take(principal, { id, whose, at, version, once }, knownStep(step));
    }
  }
  return StepsController;
}

export const JobStepsController = stepsController(OFFICE);
export const MyJobStepsController = stepsController(TECHNICIANS);
