import { isCalendarDate } from '../../platform/time/calendar-date.js';
import { readFolder, readPost } from './blog/read-post.js';
import { BLOG_CATEGORIES, type BlogCategory, type BlogPostSummary } from './dto/blog.dto.js';

export { countWords } from './blog/read-post.js';

export interface Post extends BlogPostSummary {
  html: string;
}

/** All posts of a Markdown folder, latest first. Throws for a file that is not a post. */
export const readPosts = (folder: string): Post[] => readFolder(folder, parsePost);

/**
 * Parses and checks a post.
 *
 * @param slug - its file's name, which becomes its address
 * @param text - front matter with title, excerpt, date and category, then Markdown
 */
export function parsePost(slug: string, text: string): Post {
  const post = readPost(slug, text);
  const { date, category } = post;
  if (!isCalendarDate(date)) throw new Error(`The post ${slug} has no real date.`);
  if (!isCategory(category)) throw new Error(`The post ${slug} has no such category: ${category}.`);
  return { ...post, category };
}

const isCategory = (text: string): text is BlogCategory =>
  (BLOG_CATEGORIES as readonly string[]).includes(text);
