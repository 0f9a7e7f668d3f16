import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import {
  AcceptsIdempotencyKey,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotency-key.decorator.js';
import { ErrorBody } from '../../../platform/errors/error-body.dto.js';
import { Creates, Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../../platform/validation/ids.js';
import {
  FollowingInput,
  RhythmInput,
  Series,
  SeriesInput,
  SeriesQuery,
  SeriesStepInput,
} from './dto/series.dto.js';
import { SeriesService } from './series.service.js';

const WHAT = 'This plan';

const RefusesAnotherDay = () =>
  ApiConflictResponse({
    type: ErrorBody,
    description: 'The day was planned or left out meanwhile, or the next one cannot be planned',
  });

@ApiTags('appointments')
@Controller('api/series')
export class SeriesController {
  constructor(private readonly series: SeriesService) {}

  @Get()
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'listSeries',
    summary: 'Jobs that come again, who is due soonest first',
  })
  @ApiOkResponse({ type: [Series] })
  list(@CurrentPrincipal() principal: Principal, @Query() query: SeriesQuery): Promise<Series[]> {
    return this.series.list(principal, query);
  }

  @Post()
  @Requires('appointments:write')
  @ApiOperation({ operationId: 'createSeries', summary: 'Repeat a job every so many weeks' })
  @Creates(Series)
  @AcceptsIdempotencyKey()
  create(
    @CurrentPrincipal() principal: Principal,
    @Body() input: SeriesInput,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<Series> {
    return this.series.create(principal, input, once);
  }

  @Put(':id')
  @Requires('appointments:write')
  @ApiOperation({
    operationId: 'changeSeries',
    summary: 'Repeat it more or less often, counted from the last one that is planned',
  })
  @Saves(Series)
  @HasId(WHAT)
  change(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() { everyWeeks }: RhythmInput,
  ): Promise<Series> {
    return this.series.change(principal, id, everyWeeks);
  }

  @Post(':id/skip')
  @HttpCode(200)
  @Requires('appointments:write')
  @ApiOperation({ operationId: 'skipSeries', summary: 'Leave the next one out' })
  @ApiOkResponse({ type: Series })
  @ApiBody({ type: SeriesStepInput, required: false })
  @RefusesAnotherDay()
  @HasId(WHAT)
  skip(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() { nextOn }: SeriesStepInput,
  ): Promise<Series> {
    return this.series.skip(principal, id, nextOn);
  }

  @Post(':id/plan')
  @HttpCode(200)
  @Requires('appointments:write')
  @ApiOperation({ operationId: 'planSeries', summary: 'Bring the next one into the schedule now' })
  @ApiOkResponse({ type: Series })
  @ApiBody({ type: SeriesStepInput, required: false })
  @RefusesAnotherDay()
  @HasId(WHAT)
  plan(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() { nextOn }: SeriesStepInput,
  ): Promise<Series> {
    return this.series.plan(principal, id, nextOn);
  }

  @Post(':id/follow')
  @HttpCode(200)
  @Requires('appointments:write')
  @ApiOperation({
    operationId: 'followInSeries',
    summary: 'Make those after a job like it: time, price, crew, service, vehicle and place',
  })
  @Saves(Series)
  @HasId(WHAT)
  follow(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() { appointmentId }: FollowingInput,
  ): Promise<Series> {
    return this.series.follow(principal, id, appointmentId);
  }

  @Delete(':id')
  @Requires('appointments:write')
  @ApiOperation({ operationId: 'stopSeries', summary: 'Plan no more; what is planned stays' })
  @ApiOkResponse({ type: Series })
  @HasId(WHAT)
  stop(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string): Promise<Series> {
    return this.series.stop(principal, id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Requires('appointments:write')
  @ApiOperation({ operationId: 'restoreSeries', summary: 'Go on with one that was stopped' })
  @ApiOkResponse({ type: Series })
  @HasId(WHAT)
  goOn(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string): Promise<Series> {
    return this.series.goOn(principal, id);
  }
}
