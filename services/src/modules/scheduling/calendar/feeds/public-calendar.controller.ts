import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../../../platform/errors/error-body.dto.js';
import { CalendarFeeds } from './feeds.service.js';

const ICS = 'text/calendar';
const ENDING = /\.ics$/;

@ApiTags('appointments')
@Controller('api/public/calendar')
export class PublicCalendarController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Get(':token')
  @Public('a calendar has no session: the address itself says who may')
  @Header('content-type', `${ICS}; charset=utf-8`)
  @Header('content-disposition', 'inline; filename="jobs.ics"')
  @Header('x-robots-tag', 'noindex')
  @ApiOperation({
    operationId: 'readCalendarFeed',
    summary: "A crew's or a person's jobs as a calendar: without prices, notes and access codes",
  })
  @ApiParam({ name: 'token', type: String, description: 'With `.ics` at its end' })
  @ApiProduces(ICS)
  @ApiOkResponse({ description: 'iCalendar, RFC 5545', schema: { type: 'string' } })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'Renewed, ended, or never there' })
  @ApiTooManyRequestsResponse({ type: ErrorBody })
  read(@Param('token') token: string, @Req() request: FastifyRequest): Promise<string> {
    return this.feeds.read(token.replace(ENDING, ''), request.ip);
  }
}
