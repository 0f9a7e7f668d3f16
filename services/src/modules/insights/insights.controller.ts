import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { DashboardService } from './dashboard.service.js';
import { Dashboard } from './dto/dashboard.dto.js';
import { Revenue, RevenueQuery } from './dto/revenue.dto.js';
import { RevenueService } from './revenue.service.js';

@ApiTags('insights')
@Controller('api')
export class InsightsController {
  constructor(
    private readonly dashboards: DashboardService,
    private readonly revenues: RevenueService,
  ) {}

  @Get('dashboard')
  @Requires('dashboard:read')
  @ApiOperation({ operationId: 'getDashboard', summary: 'The business at a glance' })
  @ApiOkResponse({ type: Dashboard })
  dashboard(@CurrentPrincipal() principal: Principal): Promise<Dashboard> {
    return this.dashboards.get(principal);
  }

  @Post('dashboard/setup/dismiss')
  @HttpCode(204)
  @Requires('settings:write')
  @ApiOperation({ operationId: 'dismissSetup', summary: 'Close the setup guide for everybody' })
  @ApiNoContentResponse()
  async dismissSetup(@CurrentPrincipal() principal: Principal): Promise<void> {
    await this.dashboards.dismissSetup(principal);
  }

  @Get('revenue')
  @Requires('revenue:read')
  @ApiOperation({
    operationId: 'getRevenue',
    summary: 'Completed work of a period, against the same length before',
  })
  @ApiOkResponse({ type: Revenue })
  @ApiBadRequestResponse({ type: ErrorBody, description: 'An unknown period' })
  revenue(
    @CurrentPrincipal() principal: Principal,
    @Query() { period }: RevenueQuery,
  ): Promise<Revenue> {
    return this.revenues.get(principal, period ?? '30days');
  }
}
