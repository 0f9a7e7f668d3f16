import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiGoneResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { CurrentPrincipal, Public, Requires } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Message } from '../../platform/openapi/message.dto.js';
import { Saves } from '../../platform/openapi/responses.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { LinkInput } from './dto/links.dto.js';
import { EmailConfirmations } from './email-confirmations.js';

@ApiTags('account')
@Controller('api')
export class EmailConfirmationController {
  constructor(private readonly confirmations: EmailConfirmations) {}

  @Post('confirm-email')
  @HttpCode(200)
  @Public('the link itself says who may')
  @ApiOperation({ operationId: 'confirmEmail', summary: 'Confirm an address with its link' })
  @Saves(Message)
  @ApiGoneResponse({ type: ErrorBody, description: '`link_expired`: used, replaced or run out' })
  confirm(@Body() { token }: LinkInput): Promise<Message> {
    return this.confirmations.confirm(token);
  }

  @Post('user/email/confirmation')
  @HttpCode(200)
  @Requires('account:manage')
  @ApiOperation({
    operationId: 'sendEmailConfirmation',
    summary: 'Mail the link that confirms the own address once more',
  })
  @ApiOkResponse({ type: Message })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  sendAgain(@CurrentPrincipal() principal: Principal): Promise<Message> {
    return this.confirmations.sendAgain(principal);
  }
}
