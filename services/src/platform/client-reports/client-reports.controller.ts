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
import { RateLimit, type RateRule } from '../rate-limit/index.js';
import { Text } from '../validation/fields.js';

/** By address. A broken release reaches everyone at once, and a shop shares an address. */
const RULE: RateRule = { free: 100 };

/** What a browser says when a remote's code could not be loaded. */
export class ClientReport {
  @Text({ required: 'Say which remote.', max: 40 })
  remote: string;

  @Text({ required: 'Say which version.', max: 60 })
  version: string;

  @Text({ required: 'Send the trace id.', max: 40 })
  traceId: string;

  @Text({ max: 300 })
  reason?: string;
}

@ApiTags('client reports')
@Controller('api/client-reports')
export class ClientReportsController {
  constructor(private readonly limit: RateLimit) {}

  @Post()
  @HttpCode(204)
  @Public('public pages are made of remotes, too')
  @ApiOperation({
    operationId: 'reportClientProblem',
    summary: 'A remote could not be loaded in a browser',
  })
  @ApiNoContentResponse()
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async report(@Body() report: ClientReport, @Req() request: FastifyRequest): Promise<void> {
    await this.limit.admit(`report|${request.ip}`, RULE);
    request.log.warn({ report }, 'a remote could not be loaded in a browser');
  }
}
