import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Message } from '../../platform/openapi/message.dto.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { Channels } from './channels.service.js';
import { MessageChannels } from './dto/channels.dto.js';

@ApiTags('messages')
@Controller('api/messages')
export class ChannelsController {
  constructor(private readonly channels: Channels) {}

  @Get('channels')
  @Requires('settings:read')
  @ApiOperation({
    operationId: 'getMessageChannels',
    summary: 'How messages leave by themselves',
  })
  @ApiOkResponse({ type: MessageChannels })
  get(@CurrentPrincipal() principal: Principal): Promise<MessageChannels> {
    return this.channels.get(principal);
  }

  @Post('test')
  @HttpCode(200)
  @Requires('settings:write')
  @ApiOperation({ operationId: 'testMessages', summary: "Send a sample to the user's own address" })
  @ApiOkResponse({ type: Message })
  @ApiConflictResponse({ type: ErrorBody, description: 'This installation sends no email' })
  test(@CurrentPrincipal() principal: Principal): Promise<Message> {
    return this.channels.test(principal);
  }
}
