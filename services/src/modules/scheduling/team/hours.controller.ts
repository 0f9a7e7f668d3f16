import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import {
  AcceptsIdempotencyKey,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Creates, Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../../platform/validation/ids.js';
import { AcceptsIfMatch, IfMatch } from '../../../platform/versions/index.js';
import { Closure, ClosureInput, ClosureQuery, WeekHours, WeekHoursInput } from './dto/hours.dto.js';
import { Hours } from './hours.service.js';

const WHAT = 'This closure';

@ApiTags('team')
@Controller('api')
export class HoursController {
  constructor(private readonly hours: Hours) {}

  @Get('hours')
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'getHours',
    summary: 'When the business is open, week by week, and how long it takes to the next job',
  })
  @ApiOkResponse({ type: WeekHours })
  week(@CurrentPrincipal() principal: Principal): Promise<WeekHours> {
    return this.hours.week(principal);
  }

  @Put('hours')
  @Requires('settings:write')
  @ApiOperation({ operationId: 'saveHours', summary: 'Change when the business is open' })
  @Saves(WeekHours)
  @AcceptsIfMatch()
  saveWeek(
    @CurrentPrincipal() principal: Principal,
    @Body() input: WeekHoursInput,
    @IfMatch() version?: number,
  ): Promise<WeekHours> {
    return this.hours.saveWeek(principal, input, version);
  }

  @Get('closures')
  @Requires('appointments:read')
  @ApiOperation({ operationId: 'listClosures', summary: 'Days and hours at which nobody works' })
  @ApiOkResponse({ type: [Closure] })
  closures(
    @CurrentPrincipal() principal: Principal,
    @Query() { from }: ClosureQuery,
  ): Promise<Closure[]> {
    return this.hours.closures(principal, from);
  }

  @Post('closures')
  @Requires('settings:write')
  @ApiOperation({ operationId: 'createClosure', summary: 'Close for days, or hours of days' })
  @Creates(Closure)
  @AcceptsIdempotencyKey()
  close(
    @CurrentPrincipal() principal: Principal,
    @Body() input: ClosureInput,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<Closure> {
    return this.hours.close(principal, input, once);
  }

  @Put('closures/:id')
  @Requires('settings:write')
  @ApiOperation({ operationId: 'updateClosure', summary: 'Change a closure' })
  @Saves(Closure)
  @HasId(WHAT)
  @AcceptsIfMatch()
  change(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() input: ClosureInput,
    @IfMatch() version?: number,
  ): Promise<Closure> {
    return this.hours.change(principal, id, input, version);
  }

  @Delete('closures/:id')
  @Requires('settings:write')
  @ApiOperation({ operationId: 'deleteClosure', summary: 'Open again' })
  @ApiOkResponse({ type: Closure })
  @HasId(WHAT)
  reopen(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string): Promise<Closure> {
    return this.hours.reopen(principal, id);
  }
}
