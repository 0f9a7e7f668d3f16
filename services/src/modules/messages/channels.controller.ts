import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Message } from '../../platform/openapi/message.dto.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { Channels } from './channels.service.js';
import { MessageChannels, TextSwitch } from './dto/channels.dto.js';
import { Numbers } from './numbers.service.js';

@ApiTags('messages')
@Controller('api/messages')
export class ChannelsController {
  constructor(
    private readonly channels: Channels,
    private readonly numbers: Numbers,
  ) {}

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

  @Post('number')
  @HttpCode(200)
  @Requires('settings:write')
  @ApiOperation({
    operationId: 'claimTextNumber',
    summary: 'Get a number from which the business texts; a repeated call keeps the first one',
  })
  @ApiOkResponse({ type: MessageChannels })
  @ApiConflictResponse({
    type: ErrorBody,
    description: 'This installation sends no text messages, or the owner is not confirmed',
  })
  async claim(@CurrentPrincipal() principal: Principal): Promise<MessageChannels> {
    await this.numbers.claim(principal);
    return this.channels.get(principal);
  }

  @Put('number')
  @Requires('settings:write')
  @ApiOperation({
    operationId: 'switchTexts',
    summary: 'Whether text messages leave by themselves',
  })
  @ApiOkResponse({ type: MessageChannels })
  async switchTexts(
    @CurrentPrincipal() principal: Principal,
    @Body() { isOn }: TextSwitch,
  ): Promise<MessageChannels> {
    await this.numbers.switchTexts(principal, isOn);
    return this.channels.get(principal);
  }
}
