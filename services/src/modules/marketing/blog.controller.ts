import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Links } from '../../platform/mail/index.js';
import { BlogService } from './blog.service.js';
import { BlogListQuery, BlogPage, BlogPost } from './dto/blog.dto.js';
import { rssFeed } from './rss.js';

const RSS = 'application/rss+xml';

@ApiTags('blog')
@Controller('api/blog')
export class BlogController {
  constructor(
    private readonly blog: BlogService,
    private readonly links: Links,
  ) {}

  @Get('posts')
  @Public('the blog is for everyone')
  @ApiOperation({ operationId: 'listBlogPosts', summary: 'A page of posts, latest first' })
  @ApiOkResponse({ type: BlogPage })
  @ApiBadRequestResponse({ type: ErrorBody, description: 'No such page number or category' })
  list(@Query() query: BlogListQuery): BlogPage {
    return this.blog.list(query);
  }

  @Get('posts/:slug')
  @Public('the blog is for everyone')
  @ApiOperation({ operationId: 'getBlogPost', summary: 'A post with its text' })
  @ApiParam({ name: 'slug', type: String })
  @ApiOkResponse({ type: BlogPost })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'This post was not found.' })
  get(@Param('slug') slug: string): BlogPost {
    return this.blog.get(slug);
  }

  @Get('rss.xml')
  @Public('feed readers have no session')
  @Header('content-type', `${RSS}; charset=utf-8`)
  @ApiOperation({ operationId: 'getBlogFeed', summary: 'All posts as an RSS feed' })
  @ApiProduces(RSS)
  @ApiOkResponse({ description: 'RSS 2.0', schema: { type: 'string' } })
  rss(): string {
    return rssFeed(this.blog.posts, this.links.to(''));
  }
}
