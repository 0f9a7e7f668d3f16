import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Saves } from '../../platform/openapi/responses.js';
import { SessionCookie } from '../../platform/sessions/index.js';
import { AuthService } from './auth.service.js';
import { UserProfile } from './dto/auth.dto.js';
import { AcceptInput, LinkInput } from './dto/links.dto.js';
import { Invitation } from './dto/users.dto.js';
import { Invitations } from './invitations.service.js';

@ApiTags('auth')
@Controller('api/invitations')
@ApiNotFoundResponse({ type: ErrorBody, description: 'Used, replaced, expired or never there' })
export class InvitationsController {
  constructor(
    private readonly invitations: Invitations,
    private readonly auth: AuthService,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('look')
  @HttpCode(200)
  @Public('the link itself says who may')
  @ApiOperation({ operationId: 'getInvitation', summary: 'Who is invited, and by which business' })
  @Saves(Invitation)
  find(@Body() { token }: LinkInput): Promise<Invitation> {
    return this.invitations.find(token);
  }

  @Post('accept')
  @HttpCode(200)
  @Public('the link itself says who may')
  @ApiOperation({ operationId: 'acceptInvitation', summary: 'Choose a password and sign in' })
  @Saves(UserProfile)
  @ApiConflictResponse({ type: ErrorBody, description: 'The e-mail address has an account' })
  async accept(
    @Body() { token, password }: AcceptInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserProfile> {
    const person = await this.invitations.accept(token, password);
    const { profile, token: session } = await this.auth.signIn(person, this.cookie.client(request));
    this.cookie.write(reply, session);
    return profile;
  }
}
