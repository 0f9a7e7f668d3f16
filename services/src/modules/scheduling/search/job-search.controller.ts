import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { Appointment } from '../dto/appointment.dto.js';
import { JobSearchQuery } from './job-search.dto.js';
import { JobSearch } from './job-search.service.js';

@ApiTags('appointments')
@Controller('api/appointments/search')
export class JobSearchController {
  constructor(private readonly jobs: JobSearch) {}

  @Get()
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'searchAppointments',
    summary: 'Appointments by customer, vehicle, address, service and day, the nearest first',
  })
  @ApiOkResponse({ type: [Appointment] })
  find(
    @CurrentPrincipal() principal: Principal,
    @Query() query: JobSearchQuery,
  ): Promise<Appointment[]> {
    return this.jobs.find(principal, query);
  }
}
