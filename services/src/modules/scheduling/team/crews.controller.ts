import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
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
import { Crews } from './crews.service.js';
import { Crew, CrewInput } from './dto/crew.dto.js';

const WHAT = 'This crew';

@ApiTags('team')
@Controller('api/crews')
export class CrewsController {
  constructor(private readonly crews: Crews) {}

  @Get()
  @Requires('appointments:read')
  @ApiOperation({ operationId: 'listCrews', summary: 'The vans and bays, and who is on them' })
  @ApiOkResponse({ type: [Crew] })
  list(@CurrentPrincipal() principal: Principal): Promise<Crew[]> {
    return this.crews.list(principal);
  }

  @Post()
  @Requires('settings:write')
  @ApiOperation({ operationId: 'createCrew', summary: 'Another van or bay' })
  @Creates(Crew)
  @AcceptsIdempotencyKey()
  create(
    @CurrentPrincipal() principal: Principal,
    @Body() input: CrewInput,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<Crew> {
    return this.crews.create(principal, input, once);
  }

  @Put(':id')
  @Requires('settings:write')
  @ApiOperation({
    operationId: 'updateCrew',
    summary: 'Change a crew, who is on it and its hours, or take it out of service',
  })
  @Saves(Crew)
  @HasId(WHAT)
  @AcceptsIfMatch()
  update(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() input: CrewInput,
    @IfMatch() version?: number,
  ): Promise<Crew> {
    return this.crews.update(principal, id, input, version);
  }

  @Delete(':id')
  @Requires('settings:write')
  @ApiOperation({ operationId: 'deleteCrew', summary: 'Remove a crew; the last one stays' })
  @Saves(Crew)
  @HasId(WHAT)
  remove(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string): Promise<Crew> {
    return this.crews.remove(principal, id);
  }
}
