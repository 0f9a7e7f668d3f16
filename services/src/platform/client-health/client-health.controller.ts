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
import { ClientErrors, ClientVitals } from './client-health.dto.js';
import { ClientHealth } from './client-health.service.js';

const EVERY_BROWSER = 'what fails on a public page, fails for visitors';

@ApiTags('client reports')
@Controller('api')
export class ClientHealthController {
  constructor(
    private readonly limit: RateLimit,
    private readonly health: ClientHealth,
  ) {}

  @Post('client-errors')
  @HttpCode(204)
  @Public(EVERY_BROWSER)
  @ApiOperation({ operationId: 'reportClientErrors', summary: 'What nobody caught in a browser' })
  @ApiNoContentResponse()
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async errors(@Body() { errors }: ClientErrors, @Req() { ip }: FastifyRequest): Promise<void> {
    await this.limit.consume('clientError', { address: ip });
    await this.health.addErrors(errors, truncated(ip));
  }

  @Post('client-vitals')
  @HttpCode(204)
  @Public(EVERY_BROWSER)
  @ApiOperation({
    operationId: 'reportClientVitals',
    summary: 'How soon a page was there and answered, and how much it moved',
  })
  @ApiNoContentResponse()
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async vitals(@Body() { vitals }: ClientVitals, @Req() { ip }: FastifyRequest): Promise<void> {
    await this.limit.consume('clientLoad', { address: ip });
    await this.health.addVitals(vitals);
  }
}
