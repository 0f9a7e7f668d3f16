import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { CrewRoute, RouteQuery } from './dto/route.dto.js';
import { CalendarOfJobs } from './calendar.service.js';
import { Calendar, CalendarQuery } from './dto/calendar.dto.js';
import { Appointment } from '../dto/appointment.dto.js';

@ApiTags('appointments')
@Controller('api/calendar')
export class CalendarController {
  constructor(private readonly calendar: CalendarOfJobs) {}

  @Get()
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'getCalendar',
    summary: 'What is on in some days, who does it, and when they are at work',
  })
  @ApiOkResponse({ type: Calendar })
  get(@CurrentPrincipal() principal: Principal, @Query() query: CalendarQuery): Promise<Calendar> {
    return this.calendar.of(principal, query);
  }

  @Get('to-place')
  @Requires('appointments:write')
  @ApiOperation({
    operationId: 'listJobsToPlace',
    summary:
      'Jobs that need a time, of customers with no appointment since: called off because of the weather, or the first of a series that cannot be planned',
  })
  @ApiOkResponse({ type: [Appointment] })
  toPlace(@CurrentPrincipal() principal: Principal): Promise<Appointment[]> {
    return this.calendar.toPlace(principal);
  }

  @Get('route')
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'getRoute',
    summary: 'Where a crew drives on a day, in order, and links that open the way in a maps app',
  })
  @ApiOkResponse({ type: CrewRoute })
  route(@CurrentPrincipal() principal: Principal, @Query() query: RouteQuery): Promise<CrewRoute> {
    return this.calendar.route(principal, query);
  }
}
