import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AcceptsVia, CurrentVia, type Via } from '../../platform/audit/index.js';
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
import { AppointmentsService } from './appointments.service.js';
import {
  Appointment,
  AppointmentInput,
  AppointmentListQuery,
  AppointmentLists,
  CancelInput,
  ConflictQuery,
} from './dto/appointment.dto.js';
import { AppointmentChange } from './dto/appointment-change.dto.js';

const WHAT = 'This appointment';

const RefusesTakenTimes = () =>
  ApiConflictResponse({
    type: ErrorBody,
    description: 'Another job is there; only when asked to tell',
  });

@ApiTags('appointments')
@Controller('api/appointments')
export class AppointmentsController {
  constructor(private readonly appointments: AppointmentsService) {}

  @Get()
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'listAppointments',
    summary: 'All upcoming and the latest past appointments',
  })
  @ApiOkResponse({ type: AppointmentLists, headers: PAGE_HEADERS })
  async list(
    @CurrentPrincipal() principal: Principal,
    @Query() query: AppointmentListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AppointmentLists> {
    const { upcoming, past } = await this.appointments.list(principal, query);
    setPageHeaders(request, reply, past);
    const { items, total, nextCursor } = upcoming;
    return {
      upcoming: items,
      past: past.items,
      ...(total !== undefined && { upcomingTotal: total, upcomingCursor: nextCursor }),
    };
  }

  @Post()
  @Requires('appointments:write')
  @ApiOperation({ operationId: 'createAppointment', summary: 'Schedule an appointment' })
  @Creates(Appointment)
  @RefusesTakenTimes()
  @AcceptsIdempotencyKey()
  @AcceptsVia()
  create(
    @CurrentPrincipal() principal: Principal,
    @Body() input: AppointmentInput,
    @CurrentVia() via: Via,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<Appointment> {
    return this.appointments.create(principal, input, once, via);
  }

  @Get('conflicts')
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'listConflicts',
    summary: 'Appointments, not cancelled, that overlap a time; staff may book over them',
  })
  @ApiOkResponse({ type: [Appointment] })
  conflicts(
    @CurrentPrincipal() principal: Principal,
    @Query() query: ConflictQuery,
  ): Promise<Appointment[]> {
    return this.appointments.conflicts(principal, query);
  }

  @Get(':id')
  @Requires('appointments:read')
  @ApiOperation({ operationId: 'getAppointment', summary: 'One appointment' })
  @ApiOkResponse({ type: Appointment })
  @HasId(WHAT)
  get(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string): Promise<Appointment> {
    return this.appointments.get(principal, id);
  }

  @Get(':id/history')
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'listAppointmentHistory',
    summary: 'Who scheduled, changed or cancelled it, the newest first',
  })
  @ApiOkResponse({ type: [AppointmentChange] })
  @HasId(WHAT)
  history(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
  ): Promise<AppointmentChange[]> {
    return this.appointments.history(principal, id);
  }

  @Put(':id')
  @Requires('appointments:write')
  @ApiOperation({
    operationId: 'updateAppointment',
    summary: 'Change an appointment; what is left out stays',
    description:
      'Any status may follow any other. With `If-Match`, a stale version is refused with 409.',
  })
  @Saves(Appointment)
  @HasId(WHAT)
  @AcceptsIfMatch()
  update(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() input: AppointmentInput,
    @IfMatch() version?: number,
  ): Promise<Appointment> {
    return this.appointments.update(principal, id, input, version);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Requires('appointments:write')
  @ApiOperation({ operationId: 'cancelAppointment', summary: 'Cancel an appointment' })
  @ApiOkResponse({ type: Appointment })
  @ApiBody({ type: CancelInput, required: false })
  @HasId(WHAT)
  cancel(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() { cancelReason }: CancelInput,
  ): Promise<Appointment> {
    return this.appointments.cancel(principal, id, cancelReason);
  }
}
