import {
  Body,
  Controller,
  Headers,
  HttpCode,
  Logger,
  Post,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiOperation, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Saves } from '../../platform/openapi/responses.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { AssistantService, AnswerInterrupted, type Asked } from './assistant.service.js';
import { ChatInput, ChatReply } from './dto/chat.dto.js';
import { ChatStream } from './chat-stream.js';
import { Limits } from './budget/limits.js';

const INTERRUPTED = 'The AI service stopped in the middle of its answer. Please try again.';
const OUR_FAULT = 'Something went wrong on our side. Please try again.';

@ApiTags('assistant')
@Controller('api/chat')
export class AssistantController {
  private readonly logger = new Logger(AssistantController.name);

  constructor(
    private readonly assistant: AssistantService,
    private readonly limits: Limits,
  ) {}

  @Post()
  @HttpCode(200)
  @Requires('assistant:use')
  @ApiOperation({
    operationId: 'chat',
    summary: 'Ask the detailing assistant',
    description:
      'With `Accept: text/event-stream` the answer is streamed: events `tool` {label}, `card` (a ' +
      'ChatCard), `delta` {text}, and at the end `done` (the rest of a ChatReply) or `error` {message, ' +
      'retryable}.',
  })
  @Saves(ChatReply)
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: "The day's questions are used up" })
  async chat(
    @CurrentPrincipal() principal: Principal,
    @Body() input: ChatInput,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatReply | StreamableFile> {
    const asked = await this.assistant.admit(principal, input);
    if (!accept?.includes('text/event-stream')) {
      return this.assistant.reply(principal, asked, disconnectSignal(reply));
    }
    const events = new ChatStream(this.limits.pingMs);
    void this.stream(principal, asked, events);
    reply.header('x-accel-buffering', 'no');
    return events.body;
  }

  private async stream(principal: Principal, asked: Asked, events: ChatStream): Promise<void> {
    try {
      events.finish('done', await this.assistant.converse(principal, asked, events, events.signal));
    } catch (error) {
      const isOurs = !(error instanceof AnswerInterrupted);
      if (isOurs) this.logger.error(error);
      events.finish('error', { message: isOurs ? OUR_FAULT : INTERRUPTED, retryable: true });
    }
  }
}

/** Aborted when the connection closes before the answer is out. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
