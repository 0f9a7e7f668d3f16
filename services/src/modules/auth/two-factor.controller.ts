import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
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
import { SessionCookie, Sessions } from '../../platform/sessions/index.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { AccountService } from './account.service.js';
import {
  RecoveryCodes,
  TwoFactorChangeInput,
  TwoFactorCodeInput,
  TwoFactorEndInput,
  TwoFactorSetup,
  TwoFactorState,
} from './dto/two-factor.dto.js';
import { TwoFactor } from './two-factor.service.js';

const ALREADY_ON = { type: ErrorBody, description: 'It is on already' };

@ApiTags('account')
@Controller('api/user/2fa')
export class TwoFactorController {
  constructor(
    private readonly twoFactor: TwoFactor,
    private readonly account: AccountService,
    private readonly cookie: SessionCookie,
    private readonly sessions: Sessions,
  ) {}

  @Get()
  @Requires('account:manage')
  @ApiOperation({ operationId: 'getTwoFactor', summary: 'Whether a sign-in asks for a code' })
  @ApiOkResponse({ type: TwoFactorState })
  state(@CurrentPrincipal() principal: Principal): Promise<TwoFactorState> {
    return this.twoFactor.state(principal);
  }

  @Post()
  @HttpCode(200)
  @Requires('account:manage')
  @ApiOperation({ operationId: 'beginTwoFactor', summary: 'A secret for the authenticator app' })
  @Saves(TwoFactorSetup)
  @ApiConflictResponse(ALREADY_ON)
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async begin(
    @CurrentPrincipal() principal: Principal,
    @Body() { currentPassword }: TwoFactorChangeInput,
    @Req() request: FastifyRequest,
  ): Promise<TwoFactorSetup> {
    const client = this.cookie.client(request);
    await this.account.requirePassword(principal, currentPassword, client);
    return this.twoFactor.begin(principal);
  }

  @Post('confirm')
  @HttpCode(200)
  @Requires('account:manage')
  @ApiOperation({
    operationId: 'confirmTwoFactor',
    summary: 'Turn it on, with a code of the app; every other session ends',
  })
  @Saves(RecoveryCodes)
  @ApiConflictResponse(ALREADY_ON)
  async confirm(
    @CurrentPrincipal() principal: Principal,
    @Body() { code }: TwoFactorCodeInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodes> {
    const codes = await this.twoFactor.confirm(principal, code);
    const client = this.cookie.client(request);
    this.cookie.write(reply, await this.sessions.start(principal, client));
    return codes;
  }

  @Post('disable')
  @HttpCode(200)
  @Requires('account:manage')
  @ApiOperation({ operationId: 'disableTwoFactor', summary: 'Turn it off, with password and code' })
  @Saves(TwoFactorState)
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async disable(
    @CurrentPrincipal() principal: Principal,
    @Body() { currentPassword, code }: TwoFactorEndInput,
    @Req() request: FastifyRequest,
  ): Promise<TwoFactorState> {
    const client = this.cookie.client(request);
    await this.account.requirePassword(principal, currentPassword, client);
    await this.twoFactor.requireCode(principal, code, client.address);
    await this.twoFactor.disable(principal);
    return this.twoFactor.state(principal);
  }
}
