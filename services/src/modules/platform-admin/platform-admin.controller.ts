import { Controller, Get, Header, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Requires } from '../../platform/auth-guard/decorators.js';
import { PAGE_HEADERS, setPageHeaders, type Page } from '../../platform/http/paging.js';
import { contentDisposition } from '../../platform/http/content-disposition.js';
import { HasId, IdParam } from '../../platform/validation/ids.js';
import {
  PlatformApplication,
  PlatformListQuery,
  PlatformMail,
  PlatformMailStatus,
  PlatformMessage,
  PlatformSubscriber,
} from './dto/platform-admin.dto.js';
import { Inbox } from './inbox.service.js';

const WHAT = 'This application';
const PDF = 'application/pdf';

/** Inbox of the platform, newest first, for its administrators only. */
@ApiTags('platform')
@Controller('api/platform')
export class PlatformAdminController {
  constructor(private readonly inbox: Inbox) {}

  @Get('messages')
  @Requires('platform:manage')
  @ApiOperation({ operationId: 'listPlatformMessages', summary: 'What visitors wrote' })
  @ApiOkResponse({ type: [PlatformMessage], headers: PAGE_HEADERS })
  async messages(
    @Query() query: PlatformListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlatformMessage[]> {
    return paged(request, reply, await this.inbox.messages(query));
  }

  @Get('applications')
  @Requires('platform:manage')
  @ApiOperation({ operationId: 'listPlatformApplications', summary: 'Who wants to work here' })
  @ApiOkResponse({ type: [PlatformApplication], headers: PAGE_HEADERS })
  async applications(
    @Query() query: PlatformListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlatformApplication[]> {
    return paged(request, reply, await this.inbox.applications(query));
  }

  @Get('applications/:id/resume')
  @Requires('platform:manage')
  @Header('x-content-type-options', 'nosniff')
  @ApiOperation({ operationId: 'getPlatformResume', summary: 'The resume of an application' })
  @ApiOkResponse({ content: { [PDF]: { schema: { type: 'string', format: 'binary' } } } })
  @HasId(WHAT)
  async resume(@IdParam(WHAT) id: string): Promise<StreamableFile> {
    const { resume, fileName } = await this.inbox.resume(id);
    return new StreamableFile(resume, { type: PDF, disposition: contentDisposition(fileName) });
  }

  @Get('subscribers')
  @Requires('platform:manage')
  @ApiOperation({ operationId: 'listPlatformSubscribers', summary: 'Who gets the newsletter' })
  @ApiOkResponse({ type: [PlatformSubscriber], headers: PAGE_HEADERS })
  async subscribers(
    @Query() query: PlatformListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlatformSubscriber[]> {
    return paged(request, reply, await this.inbox.subscribers(query));
  }

  @Get('mails')
  @Requires('platform:manage')
  @ApiOperation({ operationId: 'listPlatformMails', summary: 'The outbox' })
  @ApiOkResponse({ type: [PlatformMail], headers: PAGE_HEADERS })
  async mails(
    @Query() query: PlatformListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlatformMail[]> {
    return paged(request, reply, await this.inbox.mails(query));
  }

  @Get('mail-status')
  @Requires('platform:manage')
  @ApiOperation({ operationId: 'getPlatformMailStatus', summary: 'Whether mails leave the house' })
  @ApiOkResponse({ type: PlatformMailStatus })
  mailStatus(): PlatformMailStatus {
    return this.inbox.mailStatus();
  }
}

function paged<T>(request: FastifyRequest, reply: FastifyReply, page: Page<T>): T[] {
  setPageHeaders(request, reply, page);
  return page.items;
}
