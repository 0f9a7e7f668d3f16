import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../../platform/errors/error-body.dto.js';
import {
  AcceptsIdempotencyKey,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { MovesInput, MovesQuery, ProposedMoves, SavedMoves } from './dto/move.dto.js';
import { Moves } from './moves.service.js';
import { MoveProposals } from './proposals.service.js';

@ApiTags('appointments')
@Controller('api/moves')
export class MovesController {
  constructor(
    private readonly moves: Moves,
    private readonly proposals: MoveProposals,
  ) {}

  @Get()
  @Requires('appointments:write')
  @ApiOperation({
    operationId: 'proposeMoves',
    summary: 'Times on another day for the jobs of a day; nothing is saved',
    description:
      'The same crew, order and time where that is free, else the next free time of the crew or of another that does the service.',
  })
  @ApiOkResponse({ type: ProposedMoves })
  propose(
    @CurrentPrincipal() principal: Principal,
    @Query() query: MovesQuery,
  ): Promise<ProposedMoves> {
    return this.proposals.of(principal, query);
  }

  @Post()
  @HttpCode(200)
  @Requires('appointments:write')
  @ApiOperation({
    operationId: 'saveMoves',
    summary: 'Move jobs: all of them or none',
    description: 'Undo is the same call with the former values and the new versions.',
  })
  @Saves(SavedMoves)
  @ApiConflictResponse({
    type: ErrorBody,
    description:
      '`version_conflict`, `too_late` or `time_taken`: the sentence names the job, and `fields` has it by the id of the job',
  })
  @AcceptsIdempotencyKey()
  save(
    @CurrentPrincipal() principal: Principal,
    @Body() input: MovesInput,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<SavedMoves> {
    return this.moves.save(principal, input, once);
  }
}
