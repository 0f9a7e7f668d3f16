/** The posts and what the API answers of them, for drawing their pages. Runs at build time only. */
import path from 'node:path';
import {
  readFolder,
  readPost,
  type WrittenPost,
} from '../../../services/src/modules/marketing/blog/read-post';

const FOLDER = path.join(import.meta.dirname, '../../../services/src/modules/marketing/blog');
const PAGE_SIZE = 6;
const RELATED = 3;

/** All posts, the latest first. */
export const posts: readonly WrittenPost[] = readFolder(FOLDER, readPost);

const summaryOf = ({ html: _html, ...summary }: WrittenPost) => summary;

/** The first page of all posts. */
export const firstPage = {
  posts: posts.slice(0, PAGE_SIZE).map(summaryOf),
  page: 1,
  pages: Math.ceil(posts.length / PAGE_SIZE),
  total: posts.length,
};

/** A post with some to read on: of the same category first, then the latest. */
export function answerOf(post: WrittenPost) {
  const others = posts.filter(({ slug }) => slug !== post.slug);
  const isSame = ({ category }: WrittenPost) => category === post.category;
  const related = [...others.filter(isSame), ...others.filter((other) => !isSame(other))];
  return { ...post, related: related.slice(0, RELATED).map(summaryOf) };
}
