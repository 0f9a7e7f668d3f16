import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { PAGE_HEADERS, setPageHeaders } from '../../platform/http/paging.js';
import { Saves } from '../../platform/openapi/responses.js';
import type { Principal } from '../../platform/tenancy/context.js';
import {
  NotificationList,
  NotificationQuery,
  ReadInput,
  UnreadCount,
} from './dto/notification.dto.js';
import { Notifications } from './notifications.service.js';

@ApiTags('notifications')
@Controller('api/notifications')
export class NotificationsController {
  constructor(private readonly notifications: Notifications) {}

  @Get()
  @Requires('dashboard:read')
  @ApiOperation({ operationId: 'listNotifications', summary: "The person's own, newest first" })
  @ApiOkResponse({ type: NotificationList, headers: PAGE_HEADERS })
  async list(
    @CurrentPrincipal() principal: Principal,
    @Query() query: NotificationQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NotificationList> {
    const { unread, ...page } = await this.notifications.list(principal, query);
    setPageHeaders(request, reply, page);
    return { unread, items: page.items };
  }

  @Post('read')
  @HttpCode(200)
  @Requires('dashboard:read')
  @ApiOperation({ operationId: 'markNotificationsRead', summary: 'Mark some as read, or all' })
  @Saves(UnreadCount)
  markRead(
    @CurrentPrincipal() principal: Principal,
    @Body() { ids }: ReadInput,
  ): Promise<UnreadCount> {
    return this.notifications.markRead(principal, ids);
  }
}
