import { Injectable } from '@nestjs/common';
import path from 'node:path';
import { orNotFound } from '../../platform/errors/app-error.js';
import { pageOf, withRelated } from './blog/answers.js';
import type { BlogListQuery, BlogPage, BlogPost } from './dto/blog.dto.js';
import { readPosts, type Post } from './posts.js';

/** Blog posts, read once at startup from Markdown files. */
@Injectable()
export class BlogService {
  readonly posts: readonly Post[] = readPosts(path.join(import.meta.dirname, 'blog'));

  list({ page, category }: BlogListQuery): BlogPage {
    return pageOf(this.posts, page, category);
  }

  get(slug: string): BlogPost {
    const post = orNotFound(
      this.posts.find((each) => each.slug === slug),
      'This post',
    );
    return withRelated(this.posts, post);
  }
}
