import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';

export type BlogCategory = Schema<'BlogCategory'>;
export type PostSummary = Schema<'BlogPostSummary'>;
export type Post = Schema<'BlogPost'>;

/** Categories in the order of the filter. */
export const CATEGORIES = [
  'Business Growth',
  'Detailing Techniques',
  'Business Strategy',
  'Industry Trends',
  'Client Management',
  'Product Reviews',
] as const satisfies readonly BlogCategory[];

export function fetchPosts(
  { page, category }: { page: number; category?: BlogCategory },
  signal: AbortSignal,
) {
  return callAs(
    shapes.BlogPage,
    api.GET('/api/blog/posts', { params: { query: { page, category } }, signal }),
  );
}

export function fetchPost(slug: string, signal: AbortSignal) {
  return callAs(
    shapes.BlogPost,
    api.GET('/api/blog/posts/{slug}', { params: { path: { slug } }, signal }),
  );
}
