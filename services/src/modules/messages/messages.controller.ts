import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import {
  AcceptsIdempotencyKey,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotency-key.decorator.js';
import { Creates } from '../../platform/openapi/responses.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../platform/validation/ids.js';
import { OFFICE, TECHNICIANS, type Area } from '../scheduling/index.js';
import { HandedOver, JobMessages, ReminderList } from './dto/message.dto.js';
import { JobMessagesService } from './job-messages.service.js';

function messagesController(area: Area) {
  const { path, read, write, job, what } = area;

  @ApiTags('messages')
  @Controller(path)
  class OfJobs {
    constructor(readonly messages: JobMessagesService) {}

    @Get(':id/messages')
    @Requires(read)
    @ApiOperation({
      operationId: `get${job}Messages`,
      summary: 'Messages of a job to its customer, and the next one',
    })
    @ApiOkResponse({ type: JobMessages })
    @HasId(what)
    get(@CurrentPrincipal() principal: Principal, @IdParam(what) id: string): Promise<JobMessages> {
      return this.messages.get(principal, { area, id });
    }

    @Post(':id/messages')
    @Requires(write)
    @ApiOperation({
      operationId: `handOver${job}Message`,
      summary: 'Record a message that was handed to a program of the phone',
    })
    @Creates(JobMessages)
    @ApiConflictResponse({ type: ErrorBody, description: 'The customer cannot be written to' })
    @HasId(what)
    @AcceptsIdempotencyKey()
    handOver(
      @CurrentPrincipal() principal: Principal,
      @IdParam(what) id: string,
      @Body() input: HandedOver,
      @IdempotencyKey() once?: IdempotentRequest,
    ): Promise<JobMessages> {
      return this.messages.handOver(principal, { area, id, once }, input);
    }
  }
  return OfJobs;
}

export const JobMessagesController = messagesController(OFFICE);
export const MyJobMessagesController = messagesController(TECHNICIANS);

@ApiTags('messages')
@Controller('api/reminders')
export class RemindersController {
  constructor(private readonly messages: JobMessagesService) {}

  @Get()
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'listReminders',
    summary: 'Reminders for the appointments of tomorrow',
  })
  @ApiOkResponse({ type: ReminderList })
  list(@CurrentPrincipal() principal: Principal): Promise<ReminderList> {
    return this.messages.reminders(principal);
  }
}
