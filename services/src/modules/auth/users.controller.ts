import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Creates, Saves } from '../../platform/openapi/responses.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../platform/validation/ids.js';
import { AcceptsIfMatch, IfMatch } from '../../platform/versions/index.js';
import { AdminUser, InvitationLink, InvitedUser, UserDeleted, UserInput } from './dto/users.dto.js';
import { UsersService } from './users.service.js';

const WHAT = 'This user';
const ENOUGH = { type: ErrorBody, description: 'Enough invitations for a day; see Retry-After' };

@ApiTags('users')
@Controller('api/admin/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @Requires('users:manage')
  @ApiOperation({
    operationId: 'listUsers',
    summary: "The business's users; for a platform administrator everyone",
  })
  @ApiOkResponse({ type: [AdminUser] })
  list(@CurrentPrincipal() principal: Principal): Promise<AdminUser[]> {
    return this.users.list(principal);
  }

  /**
   * No Idempotency-Key: the unique e-mail address prevents duplicates, and the response contains a
   * secret.
   */
  @Post()
  @Requires('users:manage')
  @ApiOperation({ operationId: 'inviteUser', summary: 'Invite someone, by a link to pass on' })
  @Creates(InvitedUser)
  @ApiTooManyRequestsResponse(ENOUGH)
  @ApiConflictResponse({ type: ErrorBody, description: 'The e-mail address has an account' })
  invite(@CurrentPrincipal() principal: Principal, @Body() input: UserInput): Promise<InvitedUser> {
    return this.users.invite(principal, input);
  }

  @Post(':id/invitation')
  @HttpCode(200)
  @Requires('users:manage')
  @ApiOperation({
    operationId: 'inviteAgain',
    summary: 'A new link for someone who was invited; the one before stops working',
  })
  @ApiOkResponse({ type: InvitationLink })
  @ApiConflictResponse({ type: ErrorBody, description: 'The user has joined already' })
  @ApiTooManyRequestsResponse(ENOUGH)
  @HasId(WHAT)
  inviteAgain(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
  ): Promise<InvitationLink> {
    return this.users.inviteAgain(principal, id);
  }

  @Put(':id')
  @Requires('users:manage')
  @ApiOperation({ operationId: 'updateUser', summary: 'Change name, e-mail and role' })
  @Saves(AdminUser)
  @AcceptsIfMatch()
  @ApiConflictResponse({
    type: ErrorBody,
    description: 'The e-mail address has an account, or `version_conflict` with `current`',
  })
  @HasId(WHAT)
  update(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() input: UserInput,
    @IfMatch() version?: number,
  ): Promise<AdminUser> {
    return this.users.update(principal, id, input, version);
  }

  @Delete(':id')
  @Requires('users:manage')
  @ApiOperation({
    operationId: 'deleteUser',
    summary: "Delete a user for good, with all personal data; the business's records stay",
  })
  @ApiOkResponse({ type: UserDeleted })
  @HasId(WHAT)
  async remove(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
  ): Promise<UserDeleted> {
    await this.users.remove(principal, id);
    return { id };
  }
}
