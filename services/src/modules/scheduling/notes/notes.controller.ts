import { Body, Controller, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import {
  AcceptsIdempotencyKey,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../../platform/validation/ids.js';
import { AcceptsIfMatch, IfMatch } from '../../../platform/versions/index.js';
import { OFFICE, TECHNICIANS, type Area } from '../areas/areas.js';
import type { Appointment } from '../dto/appointment.dto.js';
import type { MyJob } from '../my-jobs/dto/my-job.dto.js';
import { JobNotes } from './job-notes.dto.js';
import { NotesOfJobs } from './notes.service.js';

function notesController(area: Area) {
  const { path, write, shown, job, what } = area;

  @ApiTags('appointments')
  @Controller(path)
  class OfJobs {
    constructor(readonly notes: NotesOfJobs) {}

    @Put(':id/notes')
    @Requires(write)
    @ApiOperation({ operationId: `note${job}`, summary: 'Write the notes of a job, and no more' })
    @Saves(shown)
    @HasId(what)
    @AcceptsIfMatch()
    @AcceptsIdempotencyKey()
    write(
      @CurrentPrincipal() principal: Principal,
      @IdParam(what) id: string,
      @Body() input: JobNotes,
      @IfMatch() version?: number,
      @IdempotencyKey() once?: IdempotentRequest,
    ): Promise<Appointment | MyJob> {
      return this.notes.write(principal, { area, id, version, once }, input);
    }
  }
  return OfJobs;
}

export const JobNotesController = notesController(OFFICE);
export const MyJobNotesController = notesController(TECHNICIANS);
