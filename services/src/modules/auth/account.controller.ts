import { Body, Controller, Delete, Get, Put, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Saves } from '../../platform/openapi/responses.js';
import { SessionCookie } from '../../platform/sessions/index.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../platform/validation/ids.js';
import { AcceptsIfMatch, IfMatch } from '../../platform/versions/index.js';
import { AccountService } from './account.service.js';
import { PasswordInput, ProfileInput, SessionEnded, UserSession } from './dto/account.dto.js';
import { SignedOut, UserProfile } from './dto/auth.dto.js';

const SESSION = 'This session';

@ApiTags('account')
@Controller('api/user')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly cookie: SessionCookie,
  ) {}

  @Get('profile')
  @Requires('account:manage')
  @ApiOperation({ operationId: 'getProfile', summary: 'The signed-in person' })
  @ApiOkResponse({ type: UserProfile })
  profile(@CurrentPrincipal() principal: Principal): Promise<UserProfile> {
    return this.account.profile(principal);
  }

  @Put('profile')
  @Requires('account:manage')
  @ApiOperation({ operationId: 'saveProfile', summary: 'Change name, e-mail and phone' })
  @Saves(UserProfile)
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  @AcceptsIfMatch()
  @ApiConflictResponse({
    type: ErrorBody,
    description: 'The e-mail address has an account, or `version_conflict` with `current`',
  })
  saveProfile(
    @CurrentPrincipal() principal: Principal,
    @Body() input: ProfileInput,
    @Req() request: FastifyRequest,
    @IfMatch() version?: number,
  ): Promise<UserProfile> {
    return this.account.saveProfile(principal, input, this.cookie.client(request), version);
  }

  @Put('password')
  @Requires('account:manage')
  @ApiOperation({
    operationId: 'changePassword',
    summary: 'Change the password; every other session ends',
  })
  @Saves(UserProfile)
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async changePassword(
    @CurrentPrincipal() principal: Principal,
    @Body() input: PasswordInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserProfile> {
    const client = this.cookie.client(request);
    this.cookie.write(reply, await this.account.changePassword(principal, input, client));
    return this.account.profile(principal);
  }

  @Get('sessions')
  @Requires('account:manage')
  @ApiOperation({ operationId: 'listSessions', summary: 'Where the person is signed in' })
  @ApiOkResponse({ type: [UserSession] })
  sessions(@CurrentPrincipal() principal: Principal): Promise<UserSession[]> {
    return this.account.listSessions(principal);
  }

  @Delete('sessions')
  @Requires('account:manage')
  @ApiOperation({
    operationId: 'endAllSessions',
    summary: 'Sign out everywhere, here included',
  })
  @ApiOkResponse({ type: SignedOut })
  async endAllSessions(
    @CurrentPrincipal() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedOut> {
    await this.account.endAllSessions(principal);
    this.cookie.clear(reply);
    return { signedOut: true };
  }

  @Delete('sessions/:id')
  @Requires('account:manage')
  @ApiOperation({ operationId: 'endSession', summary: 'Sign out of one device' })
  @ApiOkResponse({ type: SessionEnded })
  @HasId(SESSION)
  async endSession(
    @CurrentPrincipal() principal: Principal,
    @IdParam(SESSION) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionEnded> {
    await this.account.endSession(principal, id);
    if (id === principal.sessionId) this.cookie.clear(reply);
    return { id };
  }
}
