import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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
import { JobNotes, MyJob, MyJobOfDay } from './dto/my-job.dto.js';
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
  @ApiOkResponse({ type: [MyJobOfDay] })
  list(@CurrentPrincipal() principal: Principal): Promise<MyJobOfDay[]> {
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
  @AcceptsIdempotencyKey()
  note(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() input: JobNotes,
    @IfMatch() version?: number,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<MyJob> {
    return this.jobs.note(principal, id, input, { version, once });
  }
}
