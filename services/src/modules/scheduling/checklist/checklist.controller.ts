import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../../platform/errors/error-body.dto.js';
import { Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../../platform/validation/ids.js';
import { OFFICE, TECHNICIANS, type Area } from '../areas/areas.js';
import { Checklists } from './checklists.service.js';
import { CheckedStep, StepTick } from './dto/checklist.dto.js';

function checklistController(area: Area) {
  const { path, read, write, job, what } = area;

  @ApiTags('appointments')
  @Controller(path)
  class OfJobs {
    constructor(readonly checklists: Checklists) {}

    @Get(':id/checklist')
    @Requires(read)
    @ApiOperation({
      operationId: `get${job}Checklist`,
      summary: 'What is done at a job, step by step',
      description: "Its service's list until the first tick, and from then on the job's own.",
    })
    @ApiOkResponse({ type: [CheckedStep] })
    @HasId(what)
    list(
      @CurrentPrincipal() principal: Principal,
      @IdParam(what) id: string,
    ): Promise<CheckedStep[]> {
      return this.checklists.list(principal, { area, id });
    }

    @Put(':id/checklist')
    @Requires(write)
    @ApiOperation({ operationId: `tick${job}Step`, summary: 'Say that a step is done, or is not' })
    @Saves([CheckedStep])
    @ApiConflictResponse({ type: ErrorBody, description: '`no_such_step`: the list was changed' })
    @HasId(what)
    tick(
      @CurrentPrincipal() principal: Principal,
      @IdParam(what) id: string,
      @Body() tick: StepTick,
    ): Promise<CheckedStep[]> {
      return this.checklists.tick(principal, { area, id }, tick);
    }
  }
  return OfJobs;
}

export const ChecklistController = checklistController(OFFICE);
export const MyChecklistController = checklistController(TECHNICIANS);
