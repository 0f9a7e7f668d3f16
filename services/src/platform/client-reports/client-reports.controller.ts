import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../auth-guard/decorators.js';
import { ErrorBody } from '../errors/error-body.dto.js';
import { RateLimit, truncated } from '../rate-limit/index.js';
import { ClientLoads, ClientReport } from './client-reports.dto.js';
import { ClientReports } from './client-reports.service.js';

const PUBLIC_PAGES = 'public pages are made of remotes, too';

@ApiTags('client reports')
@Controller('api')
export class ClientReportsController {
  constructor(
    private readonly limit: RateLimit,
    private readonly reports: ClientReports,
  ) {}

  @Post('client-reports')
  @HttpCode(204)
  @Public(PUBLIC_PAGES)
  @ApiOperation({
    operationId: 'reportClientProblem',
    summary: "A remote could not be loaded in a browser, or its page's policy kept something out",
  })
  @ApiNoContentResponse()
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async report(@Body() report: ClientReport, @Req() request: FastifyRequest): Promise<void> {
    await this.limit.consume('clientReport', { address: request.ip });
    request.log.warn({ report }, 'a browser reported a problem');
    await this.reports.addFailure(report, truncated(request.ip));
  }

  @Post('client-loads')
  @HttpCode(204)
  @Public(PUBLIC_PAGES)
  @ApiOperation({
    operationId: 'reportClientLoads',
    summary: 'How long the remotes of a page took to load',
  })
  @ApiNoContentResponse()
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async loads(@Body() { loads }: ClientLoads, @Req() request: FastifyRequest): Promise<void> {
    await this.limit.consume('clientLoad', { address: request.ip });
    await this.reports.addLoads(loads, truncated(request.ip));
  }
}
