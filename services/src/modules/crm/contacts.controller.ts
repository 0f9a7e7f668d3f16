import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPaymentRequiredResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { PAGE_HEADERS, setPageHeaders } from '../../platform/http/paging.js';
import {
  AcceptsIdempotencyKey,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotency-key.decorator.js';
import { Creates, Saves } from '../../platform/openapi/responses.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../platform/validation/ids.js';
import { AcceptsIfMatch, IfMatch } from '../../platform/versions/index.js';
import { ContactsService } from './contacts.service.js';
import {
  ContactDeleted,
  ContactDeletionQuery,
  ContactDetails,
  Contact,
  ContactInput,
  ContactListQuery,
} from './dto/contact.dto.js';

const WHAT = 'This customer';

@ApiTags('contacts')
@Controller('api/contacts')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @Get()
  @Requires('contacts:read')
  @ApiOperation({ operationId: 'listContacts', summary: 'All contacts, or a page of a search' })
  @ApiOkResponse({ type: [Contact], headers: PAGE_HEADERS })
  async list(
    @CurrentPrincipal() principal: Principal,
    @Query() query: ContactListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Contact[]> {
    const page = await this.contacts.list(principal, query);
    setPageHeaders(request, reply, page);
    return page.items;
  }

  @Post()
  @Requires('contacts:write')
  @ApiOperation({ operationId: 'createContact', summary: 'Add a customer' })
  @Creates(Contact)
  @ApiPaymentRequiredResponse({ type: ErrorBody, description: '`plan_limit`: the plan is full' })
  @AcceptsIdempotencyKey()
  create(
    @CurrentPrincipal() principal: Principal,
    @Body() input: ContactInput,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<Contact> {
    return this.contacts.create(principal, input, once);
  }

  @Get(':id')
  @Requires('contacts:read')
  @ApiOperation({ operationId: 'getContact', summary: 'A customer with the history of visits' })
  @ApiOkResponse({ type: ContactDetails })
  @HasId(WHAT)
  get(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string) {
    return this.contacts.get(principal, id);
  }

  @Put(':id')
  @Requires('contacts:write')
  @ApiOperation({ operationId: 'updateContact', summary: 'Change a customer' })
  @Saves(Contact)
  @HasId(WHAT)
  @AcceptsIfMatch()
  update(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() input: ContactInput,
    @IfMatch() version?: number,
  ): Promise<Contact> {
    return this.contacts.update(principal, id, input, version);
  }

  @Delete(':id')
  @Requires('contacts:write')
  @ApiOperation({
    operationId: 'deleteContact',
    summary: 'Delete a customer; past appointments and revenue stay, and it can be undone',
  })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`has_appointments`: some are still to come, and nobody said what happens to them',
  })
  @ApiOkResponse({ type: ContactDeleted })
  @HasId(WHAT)
  remove(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Query() { appointments }: ContactDeletionQuery,
  ): Promise<ContactDeleted> {
    return this.contacts.remove(principal, id, appointments);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Requires('contacts:write')
  @ApiOperation({ operationId: 'restoreContact', summary: 'Undo the deletion of a customer' })
  @ApiOkResponse({ type: Contact })
  @HasId(WHAT)
  restore(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string): Promise<Contact> {
    return this.contacts.restore(principal, id);
  }
}
