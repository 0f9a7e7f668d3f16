import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { Saves } from '../../platform/openapi/responses.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { AssistantService } from './assistant.service.js';
import { ChatInput, ChatReply } from './dto/chat.dto.js';

@ApiTags('assistant')
@Controller('api/chat')
export class AssistantController {
  constructor(private readonly assistant: AssistantService) {}

  @Post()
  @HttpCode(200)
  @Requires('assistant:use')
  @ApiOperation({ operationId: 'chat', summary: 'Ask the detailing assistant' })
  @Saves(ChatReply)
  chat(@CurrentPrincipal() principal: Principal, @Body() input: ChatInput): Promise<ChatReply> {
    return this.assistant.reply(principal, input);
  }
}
