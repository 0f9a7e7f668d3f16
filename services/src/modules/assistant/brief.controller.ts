import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { BriefService } from './brief/brief.service.js';
import { DailyBrief } from './dto/brief.dto.js';

@ApiTags('assistant')
@Controller('api/assistant/brief')
export class BriefController {
  constructor(private readonly brief: BriefService) {}

  @Get()
  @Requires('dashboard:read')
  @ApiOperation({ operationId: 'getDailyBrief', summary: 'The day in three to five sentences' })
  @ApiOkResponse({ type: DailyBrief })
  get(@CurrentPrincipal() principal: Principal): Promise<DailyBrief> {
    return this.brief.get(principal);
  }
}
