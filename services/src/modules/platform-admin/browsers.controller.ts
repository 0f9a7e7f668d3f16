import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../platform/auth-guard/decorators.js';
import { ClientHealth } from '../../platform/client-health/index.js';
import { PlatformBrowsers } from './dto/browsers.dto.js';

const SHOWN_ERRORS = 50;
const SHOWN_ROUTES = 30;

/** Browser errors and web vitals, for platform administrators only. */
@ApiTags('platform')
@Controller('api/platform/browsers')
export class BrowsersController {
  constructor(private readonly health: ClientHealth) {}

  @Get()
  @Requires('platform:manage')
  @ApiOperation({
    operationId: 'getPlatformBrowsers',
    summary: 'What nobody caught in browsers, and how soon pages were there',
  })
  @ApiOkResponse({ type: PlatformBrowsers })
  async overview(): Promise<PlatformBrowsers> {
    const [errors, vitals] = await Promise.all([
      this.health.errors(SHOWN_ERRORS),
      this.health.vitals(SHOWN_ROUTES),
    ]);
    return {
      errors: errors.map(({ firstSeen, lastSeen, ...error }) => ({
        ...error,
        firstSeen: firstSeen.toISOString(),
        lastSeen: lastSeen.toISOString(),
      })),
      vitals,
    };
  }
}
