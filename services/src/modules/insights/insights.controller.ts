import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Saves } from '../../platform/openapi/responses.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { AcceptsIfMatch, IfMatch } from '../../platform/versions/index.js';
import { DashboardService } from './dashboard.service.js';
import { Dashboard } from './dto/dashboard.dto.js';
import { Revenue, RevenueQuery } from './dto/revenue.dto.js';
import {
  BusinessInput,
  BusinessSettings,
  NotificationInput,
  NotificationSettings,
  Settings,
} from './dto/settings.dto.js';
import { RevenueService } from './revenue.service.js';
import { SettingsService } from './settings.service.js';

@ApiTags('insights')
@Controller('api')
export class InsightsController {
  constructor(
    private readonly dashboards: DashboardService,
    private readonly revenues: RevenueService,
    private readonly settings: SettingsService,
  ) {}

  @Get('dashboard')
  @Requires('dashboard:read')
  @ApiOperation({ operationId: 'getDashboard', summary: 'The business at a glance' })
  @ApiOkResponse({ type: Dashboard })
  dashboard(@CurrentPrincipal() principal: Principal): Promise<Dashboard> {
    return this.dashboards.get(principal);
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

  @Get('settings')
  @Requires('settings:read')
  @ApiOperation({ operationId: 'getSettings', summary: 'Business, services and notifications' })
  @ApiOkResponse({ type: Settings })
  businessSettings(@CurrentPrincipal() principal: Principal): Promise<Settings> {
    return this.settings.get(principal);
  }

  @Put('settings/business')
  @Requires('settings:write')
  @ApiOperation({ operationId: 'saveBusiness', summary: 'Change what the business says of itself' })
  @Saves(BusinessSettings)
  @AcceptsIfMatch()
  saveBusiness(
    @CurrentPrincipal() principal: Principal,
    @Body() input: BusinessInput,
    @IfMatch() version?: number,
  ): Promise<BusinessSettings> {
    return this.settings.saveBusiness(principal, input, version);
  }

  @Put('settings/notifications')
  @Requires('settings:write')
  @ApiOperation({ operationId: 'saveNotifications', summary: 'Change who is told what, and when' })
  @Saves(NotificationSettings)
  @AcceptsIfMatch()
  saveNotifications(
    @CurrentPrincipal() principal: Principal,
    @Body() input: NotificationInput,
    @IfMatch() version?: number,
  ): Promise<NotificationSettings> {
    return this.settings.saveNotifications(principal, input, version);
  }
}
