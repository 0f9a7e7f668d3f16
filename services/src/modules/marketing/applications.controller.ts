import { Controller, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { readForm, TakesFile } from '../../platform/http/uploads.js';
import { Creates } from '../../platform/openapi/responses.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { InputPipe } from '../../platform/validation/input.pipe.js';
import { Applications } from './applications.service.js';
import { ApplicationInput, ApplicationReceived } from './dto/application.dto.js';

const RESUME = {
  field: 'resume',
  maxMegabytes: 5,
  missing: 'Please attach your resume as a PDF file.',
};

@ApiTags('careers')
@Controller('api/careers/applications')
export class ApplicationsController {
  private readonly pipe = new InputPipe();

  constructor(
    private readonly limit: RateLimit,
    private readonly applications: Applications,
  ) {}

  @Post()
  @Public('whoever wants to work here may say so')
  @ApiOperation({ operationId: 'applyForPosition', summary: 'Apply, with a resume as PDF' })
  @TakesFile(RESUME.field, ApplicationInput)
  @Creates(ApplicationReceived)
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async apply(@Req() request: FastifyRequest): Promise<ApplicationReceived> {
    // Before a byte of the file is read.
    await this.limit.consume('application', { address: request.ip });
    const { fields, file } = await readForm(request, RESUME);
    const input = await this.pipe.transform(fields, { type: 'body', metatype: ApplicationInput });
    return this.applications.receive(input as ApplicationInput, file, request.ip);
  }
}
