import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { Availability } from './availability.service.js';
import { AvailabilityQuery, FreeStarts, OpenDay, OpenDaysQuery } from './dto/availability.dto.js';

@ApiTags('appointments')
@Controller('api/availability')
export class AvailabilityController {
  constructor(private readonly availability: Availability) {}

  @Get()
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'listFreeStarts',
    summary: 'When each crew could begin a job on a day: at work, and with no other job',
  })
  @ApiOkResponse({ type: [FreeStarts] })
  list(
    @CurrentPrincipal() principal: Principal,
    @Query() query: AvailabilityQuery,
  ): Promise<FreeStarts[]> {
    return this.availability.of(principal, query);
  }

  @Get('days')
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'listOpenDays',
    summary: 'How long crews are at work on some days, and when they have time for a job',
  })
  @ApiOkResponse({ type: [OpenDay] })
  days(
    @CurrentPrincipal() principal: Principal,
    @Query() query: OpenDaysQuery,
  ): Promise<OpenDay[]> {
    return this.availability.days(principal, query);
  }
}
