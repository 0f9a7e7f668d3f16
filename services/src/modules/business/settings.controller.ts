import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { Saves } from '../../platform/openapi/responses.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { AcceptsIfMatch, IfMatch } from '../../platform/versions/index.js';
import { NotificationInput, NotificationSettings } from './dto/notification-settings.dto.js';
import {
  AccessInput,
  AccessSettings,
  BusinessInput,
  BusinessSettings,
  Settings,
} from './dto/settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('business')
@Controller('api/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @Requires('settings:read')
  @ApiOperation({ operationId: 'getSettings', summary: 'Business, services and notifications' })
  @ApiOkResponse({ type: Settings })
  businessSettings(@CurrentPrincipal() principal: Principal): Promise<Settings> {
    return this.settings.get(principal);
  }

  @Put('business')
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

  @Put('notifications')
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

  @Put('access')
  @Requires('business:manage')
  @ApiOperation({
    operationId: 'saveAccess',
    summary: 'Let staff see revenue, and technicians prices',
  })
  @Saves(AccessSettings)
  @AcceptsIfMatch()
  saveAccess(
    @CurrentPrincipal() principal: Principal,
    @Body() input: AccessInput,
    @IfMatch() version?: number,
  ): Promise<AccessSettings> {
    return this.settings.saveAccess(principal, input, version);
  }
}
