import { Body, Controller, Delete, Get, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { Message } from '../../platform/openapi/message.dto.js';
import { Saves } from '../../platform/openapi/responses.js';
import { SessionCookie } from '../../platform/sessions/index.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { BusinessDeletion } from './business-deletion.service.js';
import { BusinessDeletionInput, BusinessPlan, PlanInput } from './dto/plan.dto.js';
import { PlanService } from './plan.service.js';

/** Plan and deletion of the business, as a customer of Clearcoat. */
@ApiTags('business')
@Controller('api')
export class PlanController {
  constructor(
    private readonly plans: PlanService,
    private readonly deletion: BusinessDeletion,
    private readonly cookie: SessionCookie,
  ) {}

  @Get('plan')
  @Requires('settings:read')
  @ApiOperation({ operationId: 'getPlan', summary: 'The plan and how much of it is used' })
  @ApiOkResponse({ type: BusinessPlan })
  plan(@CurrentPrincipal() principal: Principal): Promise<BusinessPlan> {
    return this.plans.get(principal);
  }

  @Put('plan')
  @Requires('business:manage')
  @ApiOperation({ operationId: 'changePlan', summary: 'Change the plan; nothing is charged' })
  @Saves(BusinessPlan)
  changePlan(
    @CurrentPrincipal() principal: Principal,
    @Body() input: PlanInput,
  ): Promise<BusinessPlan> {
    return this.plans.change(principal, input);
  }

  @Delete('business')
  @Requires('business:manage')
  @ApiOperation({
    operationId: 'deleteBusiness',
    summary: 'Delete the business with everything in it, for good',
  })
  @Saves(Message)
  async deleteBusiness(
    @CurrentPrincipal() principal: Principal,
    @Body() input: BusinessDeletionInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Message> {
    await this.deletion.run(principal, input, this.cookie.client(request));
    this.cookie.clear(reply);
    return { message: 'Your business and everything in it is deleted.' };
  }
}
