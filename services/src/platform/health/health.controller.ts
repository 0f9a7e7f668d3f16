import { Controller, Get, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth-guard/decorators.js';
import { Readiness } from './readiness.js';

export class HealthStatus {
  @ApiProperty({ enum: ['ok', 'unavailable'] })
  status: 'ok' | 'unavailable';
}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Public('orchestrators ask without credentials')
  @ApiOperation({ operationId: 'getLiveness', summary: 'The process runs' })
  @ApiOkResponse({ type: HealthStatus })
  live(): HealthStatus {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public('orchestrators ask without credentials')
  @ApiOperation({ operationId: 'getReadiness', summary: 'Requests may be sent here' })
  @ApiOkResponse({ type: HealthStatus })
  @ApiServiceUnavailableResponse({ type: HealthStatus })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthStatus> {
    const ready = await this.readiness.check();
    if (!ready) reply.status(503);
    return { status: ready ? 'ok' : 'unavailable' };
  }
}
