import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../../platform/errors/error-body.dto.js';
import { PAGE_HEADERS, setPageHeaders } from '../../../platform/http/paging.js';
import { Creates } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import {
  FeedbackInput,
  FeedbackReceived,
  PlatformFeedback,
  PlatformFeedbackQuery,
} from './feedback.dto.js';
import { Feedback } from './feedback.service.js';

@Controller('api')
export class FeedbackController {
  constructor(private readonly feedback: Feedback) {}

  @Post('chat/feedback')
  @Requires('assistant:use')
  @ApiTags('assistant')
  @ApiOperation({
    operationId: 'sendAssistantFeedback',
    summary: 'Say what was wrong with an answer',
    description:
      'Kept for 90 days for the platform, only with consent, without names, phone numbers and e-mail ' +
      'addresses, and without whose it is.',
  })
  @Creates(FeedbackReceived)
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async receive(@CurrentPrincipal() principal: Principal, @Body() input: FeedbackInput) {
    await this.feedback.receive(principal, input);
    return { received: true } satisfies FeedbackReceived;
  }

  @Get('platform/assistant-feedback')
  @Requires('platform:manage')
  @ApiTags('platform')
  @ApiOperation({
    operationId: 'listPlatformFeedback',
    summary: 'Answers of the assistant that people found wrong',
  })
  @ApiOkResponse({ type: [PlatformFeedback], headers: PAGE_HEADERS })
  async list(
    @Query() query: PlatformFeedbackQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlatformFeedback[]> {
    const page = await this.feedback.list(query);
    setPageHeaders(request, reply, page);
    return page.items;
  }
}
