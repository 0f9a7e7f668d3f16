import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  type PipeTransform,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { notFound } from '../../../platform/errors/app-error.js';
import { ErrorBody } from '../../../platform/errors/error-body.dto.js';
import {
  AcceptsIdempotencyKey,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Creates, Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { HasId, isUuid } from '../../../platform/validation/ids.js';
import { ConversationList, ConversationListQuery } from './conversation.dto.js';
import { ConversationThread, ThreadQuery } from './thread.dto.js';
import { ReadUpTo, UnreadMessages, WrittenMessage } from './written-message.dto.js';
import { ConversationEvents } from './conversation-events.js';
import { ConversationsService } from './conversations.service.js';

const WHAT = 'This conversation';
const E164 = /^\+[1-9]\d{6,14}$/;

const keyPipe: PipeTransform<string, string> = {
  transform(value) {
    if (!isUuid(value) && !E164.test(value)) throw notFound(WHAT);
    return value;
  },
};
/** Id of a contact, or a number. */
const Key = () => Param('id', keyPipe);

@ApiTags('messages')
@Controller('api/conversations')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly events: ConversationEvents,
  ) {}

  @Get()
  @Requires('messages:read')
  @ApiOperation({ operationId: 'listConversations', summary: 'Conversations with customers' })
  @ApiOkResponse({ type: ConversationList })
  list(
    @CurrentPrincipal() principal: Principal,
    @Query() query: ConversationListQuery,
  ): Promise<ConversationList> {
    return this.conversations.list(principal, query);
  }

  @Get('events')
  @Requires('messages:read')
  @ApiOperation({
    operationId: 'watchConversations',
    summary: 'Changes of conversations, live',
    description:
      'An event `changed` when a message was added, was read or changed its state. The stream ends ' +
      'after two minutes; clients connect again.',
  })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Too many open streams' })
  watch(
    @CurrentPrincipal() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): StreamableFile {
    reply.header('x-accel-buffering', 'no');
    return this.events.watch(principal);
  }

  @Get(':id')
  @Requires('messages:read')
  @ApiOperation({ operationId: 'getConversation', summary: 'Messages with a customer' })
  @ApiOkResponse({ type: ConversationThread })
  @HasId(WHAT)
  get(
    @CurrentPrincipal() principal: Principal,
    @Key() key: string,
    @Query() { cursor }: ThreadQuery,
  ): Promise<ConversationThread> {
    return this.conversations.get(principal, key, cursor);
  }

  @Post(':id/messages')
  @Requires('messages:write')
  @ApiOperation({ operationId: 'writeMessage', summary: 'Write to a customer' })
  @Creates(ConversationThread)
  @ApiConflictResponse({ type: ErrorBody, description: 'The customer cannot be written to' })
  @HasId(WHAT)
  @AcceptsIdempotencyKey()
  write(
    @CurrentPrincipal() principal: Principal,
    @Key() key: string,
    @Body() input: WrittenMessage,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<ConversationThread> {
    return this.conversations.write(principal, { key, once }, input);
  }

  @Post(':id/read')
  @HttpCode(200)
  @Requires('messages:write')
  @ApiOperation({ operationId: 'markConversationRead', summary: 'Mark messages as read' })
  @Saves(UnreadMessages)
  @HasId(WHAT)
  markRead(
    @CurrentPrincipal() principal: Principal,
    @Key() key: string,
    @Body() input: ReadUpTo,
  ): Promise<UnreadMessages> {
    return this.conversations.read(principal, key, input);
  }
}
