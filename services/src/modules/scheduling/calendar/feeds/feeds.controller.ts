import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../../platform/auth-guard/decorators.js';
import type { Principal } from '../../../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../../../platform/validation/ids.js';
import { CalendarFeedAddress, CalendarFeedList } from './feeds.dto.js';
import { CalendarFeeds } from './feeds.service.js';

const CREW = 'This crew';

@ApiTags('appointments')
@Controller('api/calendar/feeds')
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Get()
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'listCalendarFeeds',
    summary: "Which crews' calendars have an address, and whether one's own has",
  })
  @ApiOkResponse({ type: CalendarFeedList })
  list(@CurrentPrincipal() principal: Principal): Promise<CalendarFeedList> {
    return this.feeds.list(principal);
  }

  @Post('own')
  @Requires('account:manage')
  @ApiOperation({
    operationId: 'makeOwnCalendarFeed',
    summary: "A secret address of one's own jobs, for calendars; the one before no longer works",
  })
  @ApiCreatedResponse({ type: CalendarFeedAddress })
  makeOwn(@CurrentPrincipal() principal: Principal): Promise<CalendarFeedAddress> {
    return this.feeds.makeOwn(principal);
  }

  @Delete('own')
  @HttpCode(204)
  @Requires('account:manage')
  @ApiOperation({ operationId: 'endOwnCalendarFeed', summary: 'The address no longer works' })
  @ApiNoContentResponse()
  endOwn(@CurrentPrincipal() principal: Principal): Promise<void> {
    return this.feeds.endOwn(principal);
  }

  @Post('crews/:id')
  @Requires('settings:write')
  @ApiOperation({
    operationId: 'makeCrewCalendarFeed',
    summary: "A secret address of a crew's jobs, for calendars; the one before no longer works",
  })
  @ApiCreatedResponse({ type: CalendarFeedAddress })
  @HasId(CREW)
  makeOfCrew(
    @CurrentPrincipal() principal: Principal,
    @IdParam(CREW) id: string,
  ): Promise<CalendarFeedAddress> {
    return this.feeds.makeOfCrew(principal, id);
  }

  @Delete('crews/:id')
  @HttpCode(204)
  @Requires('settings:write')
  @ApiOperation({ operationId: 'endCrewCalendarFeed', summary: 'The address no longer works' })
  @ApiNoContentResponse()
  @HasId(CREW)
  endOfCrew(@CurrentPrincipal() principal: Principal, @IdParam(CREW) id: string): Promise<void> {
    return this.feeds.endOfCrew(principal, id);
  }
}
