import { ApiProperty } from '@nestjs/swagger';
import { OneOf, WholeNumber } from '../../../platform/validation/fields.js';

export const BLOG_CATEGORIES = [
  'Business Growth',
  'Detailing Techniques',
  'Business Strategy',
  'Industry Trends',
  'Client Management',
  'Product Reviews',
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

export class BlogListQuery {
  @WholeNumber({ min: 1, max: 1000, description: 'Six posts a page; default 1' })
  page?: number;

  @OneOf(BLOG_CATEGORIES, { enumName: 'BlogCategory', description: 'Only posts of this category' })
  category?: BlogCategory;
}

export class BlogPostSummary {
  @ApiProperty({ example: 'pricing-by-size-and-condition' })
  slug: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  excerpt: string;

  @ApiProperty({ format: 'date', example: '2026-11-10' })
  date: string;

  @ApiProperty({ enum: BLOG_CATEGORIES, enumName: 'BlogCategory' })
  category: BlogCategory;

  @ApiProperty({ type: 'integer' })
  readingMinutes: number;
}

export class BlogPost extends BlogPostSummary {
  @ApiProperty({ description: 'The text as HTML, written by us; headings start at h2' })
  html: string;

  @ApiProperty({ type: [BlogPostSummary], description: 'Up to three further posts' })
  related: BlogPostSummary[];
}

export class BlogPage {
  @ApiProperty({ type: [BlogPostSummary], description: 'Latest first' })
  posts: BlogPostSummary[];

  @ApiProperty({ type: 'integer' })
  page: number;

  @ApiProperty({ type: 'integer', description: 'How many pages there are' })
  pages: number;

  @ApiProperty({ type: 'integer', description: 'How many posts there are on all pages' })
  total: number;
}
