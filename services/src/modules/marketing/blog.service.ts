import { Injectable } from '@nestjs/common';
import path from 'node:path';
import { orNotFound } from '../../platform/errors/app-error.js';
import type { BlogListQuery, BlogPage, BlogPost, BlogPostSummary } from './dto/blog.dto.js';
import { readPosts, type Post } from './posts.js';

const PAGE_SIZE = 6;
const RELATED = 3;

/** The blog, read once from the Markdown files beside this one. */
@Injectable()
export class BlogService {
  readonly posts: readonly Post[] = readPosts(path.join(import.meta.dirname, 'blog'));

  list({ page = 1, category }: BlogListQuery): BlogPage {
    const matching = this.posts.filter((post) => !category || post.category === category);
    const start = (page - 1) * PAGE_SIZE;
    return {
      posts: matching.slice(start, start + PAGE_SIZE).map(summaryOf),
      page,
      pages: Math.ceil(matching.length / PAGE_SIZE),
      total: matching.length,
    };
  }

  get(slug: string): BlogPost {
    const post = orNotFound(
      this.posts.find((each) => each.slug === slug),
      'This post',
    );
    return { ...post, related: this.relatedTo(post) };
  }

  /** Of the same category first, then the latest. */
  private relatedTo({ slug, category }: Post): BlogPostSummary[] {
    const others = this.posts.filter((post) => post.slug !== slug);
    const [same, rest] = [true, false].map((wanted) =>
      others.filter((post) => (post.category === category) === wanted),
    );
    return [...(same ?? []), ...(rest ?? [])].slice(0, RELATED).map(summaryOf);
  }
}

function summaryOf({ html: _html, ...summary }: Post): BlogPostSummary {
  return summary;
}
