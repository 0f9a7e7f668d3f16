import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Creates, Saves } from '../../platform/openapi/responses.js';
import { SessionCookie } from '../../platform/sessions/index.js';
import { AuthService, type SignedIn } from './auth.service.js';
import { LoginInput, RegisterInput, SessionState, SignedOut, UserProfile } from './dto/auth.dto.js';

@ApiTags('auth')
@Controller('api')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('register')
  @Public('how a business starts')
  @ApiOperation({ operationId: 'register', summary: 'Open a business and sign in as its owner' })
  @Creates(UserProfile)
  @ApiConflictResponse({ type: ErrorBody, description: 'The e-mail address has an account' })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async register(
    @Body() input: RegisterInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserProfile> {
    return this.welcome(await this.auth.register(input, this.cookie.client(request)), reply);
  }

  @Post('login')
  @HttpCode(200)
  @Public('how a person signs in')
  @ApiOperation({ operationId: 'login', summary: 'Sign in' })
  @Saves(UserProfile)
  @ApiUnauthorizedResponse({
    type: ErrorBody,
    description: 'Wrong e-mail or password; `totp_required`, `totp_invalid`: the code',
  })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async login(
    @Body() input: LoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserProfile> {
    return this.welcome(await this.auth.login(input, this.cookie.client(request)), reply);
  }

  @Post('logout')
  @HttpCode(200)
  @Public('signing out works without a session too')
  @ApiOperation({ operationId: 'logout', summary: 'Sign out' })
  @ApiOkResponse({ type: SignedOut })
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedOut> {
    await this.auth.logout(this.cookie.read(request));
    this.cookie.clear(reply);
    return { signedOut: true };
  }

  @Get('session')
  @Public('tells a visitor that nobody is signed in')
  @ApiOperation({ operationId: 'getSession', summary: 'Who is signed in, and what they may do' })
  @ApiOkResponse({ type: SessionState })
  session(@Req() request: FastifyRequest): Promise<SessionState> {
    return this.auth.session(this.cookie.read(request));
  }

  private welcome({ profile, token }: SignedIn, reply: FastifyReply): UserProfile {
    this.cookie.write(reply, token);
    return profile;
  }
}
