/** Posts and their API answers for prerendering. Runs at build time only. */
import path from 'node:path';
import { pageOf, withRelated } from '../../../services/src/modules/marketing/blog/answers';
import {
  readFolder,
  readPost,
  type WrittenPost,
} from '../../../services/src/modules/marketing/blog/read-post';

const FOLDER = path.join(import.meta.dirname, '../../../services/src/modules/marketing/blog');

/** All posts, latest first. */
export const posts: readonly WrittenPost[] = readFolder(FOLDER, readPost);

export const firstPage = pageOf(posts);

export const answerOf = (post: WrittenPost) => withRelated(posts, post);
