import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiGoneResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Message } from '../../platform/openapi/message.dto.js';
import { Saves } from '../../platform/openapi/responses.js';
import { ForgotPasswordInput, ResetPasswordInput } from './dto/password-reset.dto.js';
import { PasswordResets } from './password-resets.js';

@ApiTags('auth')
@Controller('api/password')
export class PasswordResetController {
  constructor(private readonly resets: PasswordResets) {}

  @Post('forgot')
  @HttpCode(200)
  @Public('whoever forgot the password cannot sign in')
  @ApiOperation({
    operationId: 'forgotPassword',
    summary: 'Mail a link to choose a new password; known and unknown addresses look the same',
  })
  @Saves(Message)
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  forgot(@Body() { email }: ForgotPasswordInput, @Req() { ip }: FastifyRequest): Promise<Message> {
    return this.resets.ask(email, ip);
  }

  @Post('reset')
  @HttpCode(200)
  @Public('the link itself says who may')
  @ApiOperation({
    operationId: 'resetPassword',
    summary: 'Choose a new password with the link; every session ends',
  })
  @Saves(Message)
  @ApiGoneResponse({ type: ErrorBody, description: '`link_expired`: used, replaced or run out' })
  reset(@Body() { token, password }: ResetPasswordInput): Promise<Message> {
    return this.resets.complete(token, password);
  }
}
