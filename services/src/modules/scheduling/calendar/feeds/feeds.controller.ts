import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentPrincipal, Requires } from '../../../../platform/auth-guard/decorators.js';
import type { Principal } from '../../../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../../../platform/validation/ids.js';
import { assertKnownFields } from '../../../../platform/validation/known-fields.js';
import { SecondFactorInput, TwoFactor } from '../../../auth/index.js';
import { CalendarFeed, CalendarFeedAddress, OwnCalendarFeed } from './feeds.dto.js';
import { CalendarFeeds } from './feeds.service.js';

const CREW = 'This crew';

@ApiTags('appointments')
@Controller('api/calendar/feeds')
export class CalendarFeedsController {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly twoFactor: TwoFactor,
  ) {}

  @Get('own')
  @Requires('account:manage')
  @ApiOperation({
    operationId: 'getOwnCalendarFeed',
    summary: "Whether calendars have an address of one's own jobs; the address is told once",
  })
  @ApiOkResponse({ type: OwnCalendarFeed })
  async own(@CurrentPrincipal() principal: Principal): Promise<OwnCalendarFeed> {
    return { feed: (await this.feeds.own(principal)) ?? null };
  }

  @Get('crews')
  @Requires('settings:write')
  @ApiOperation({
    operationId: 'listCrewCalendarFeeds',
    summary: 'Of which crews calendars have an address',
  })
  @ApiOkResponse({ type: [CalendarFeed] })
  ofCrews(@CurrentPrincipal() principal: Principal): Promise<CalendarFeed[]> {
    return this.feeds.ofCrews(principal);
  }

  @Post('own')
  @Requires('account:manage')
  @ApiOperation({
    operationId: 'makeOwnCalendarFeed',
    summary: "A secret address of one's own jobs, for calendars; the one before no longer works",
  })
  @ApiCreatedResponse({ type: CalendarFeedAddress })
  async makeOwn(
    @CurrentPrincipal() principal: Principal,
    @Body() input: SecondFactorInput,
    @Req() request: FastifyRequest,
  ): Promise<CalendarFeedAddress> {
    await this.requireCode(principal, input, request);
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
  async makeOfCrew(
    @CurrentPrincipal() principal: Principal,
    @IdParam(CREW) id: string,
    @Body() input: SecondFactorInput,
    @Req() request: FastifyRequest,
  ): Promise<CalendarFeedAddress> {
    return this.feeds.makeOfCrew(principal, id, () => this.requireCode(principal, input, request));
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

  private requireCode(
    principal: Principal,
    input: SecondFactorInput,
    { ip }: FastifyRequest,
  ): Promise<void> {
    assertKnownFields(input);
    return this.twoFactor.requireCode(principal, input.code, ip);
  }
}
