import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../../platform/errors/error-body.dto.js';
import { Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../../platform/validation/ids.js';
import { AcceptsIfMatch, IfMatch } from '../../../platform/versions/index.js';
import { JOB_STEP_NAMES } from '../appointment.status.js';
import { knownStep } from '../job-life.controller.js';
import { JobNotes, MyJob } from './dto/my-job.dto.js';
import { MyJobs } from './my-jobs.service.js';

const WHAT = 'This job';

@ApiTags('appointments')
@Controller('api/my-jobs')
export class MyJobsController {
  constructor(private readonly jobs: MyJobs) {}

  @Get()
  @Requires('own-jobs:work')
  @ApiOperation({
    operationId: 'listMyJobs',
    summary: "One's own crews' jobs, from yesterday to two weeks ahead",
  })
  @ApiOkResponse({ type: [MyJob] })
  list(@CurrentPrincipal() principal: Principal): Promise<MyJob[]> {
    return this.jobs.list(principal);
  }

  @Get(':id')
  @Requires('own-jobs:work')
  @ApiOperation({ operationId: 'getMyJob', summary: 'One of them' })
  @ApiOkResponse({ type: MyJob })
  @HasId(WHAT)
  get(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string): Promise<MyJob> {
    return this.jobs.get(principal, id);
  }

  @Put(':id/notes')
  @Requires('own-jobs:work')
  @ApiOperation({ operationId: 'noteMyJob', summary: 'Write the notes of one of them' })
  @Saves(MyJob)
  @HasId(WHAT)
  @AcceptsIfMatch()
  note(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() input: JobNotes,
    @IfMatch() version?: number,
  ): Promise<MyJob> {
    return this.jobs.note(principal, id, input, version);
  }

  @Post(':id/:step')
  @HttpCode(200)
  @Requires('own-jobs:work')
  @ApiOperation({ operationId: 'takeMyJobStep', summary: 'Say how far one of them is' })
  @ApiParam({ name: 'step', enum: JOB_STEP_NAMES, enumName: 'JobStep' })
  @ApiOkResponse({ type: MyJob })
  @ApiConflictResponse({ type: ErrorBody, description: 'The job is over, or has gone on since' })
  @HasId(WHAT)
  @AcceptsIfMatch()
  take(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Param('step') step: string,
    @IfMatch() version?: number,
  ): Promise<MyJob> {
    return this.jobs.take(principal, id, knownStep(step), version);
  }
}
