import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../../platform/validation/ids.js';
import { MyJob, MyJobOfDay } from './dto/my-job.dto.js';
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
}
