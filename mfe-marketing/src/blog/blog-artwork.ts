import businessGrowth from './business-growth.svg';
import businessStrategy from './business-strategy.svg';
import clientManagement from './client-management.svg';
import detailingTechniques from './detailing-techniques.svg';
import industryTrends from './industry-trends.svg';
import productReviews from './product-reviews.svg';
import type { BlogCategory } from './blog-api';

const pictures: Record<BlogCategory, string> = {
  'Business Growth': businessGrowth,
  'Detailing Techniques': detailingTechniques,
  'Business Strategy': businessStrategy,
  'Industry Trends': industryTrends,
  'Client Management': clientManagement,
  'Product Reviews': productReviews,
};

const VARIANTS = 3;

/**
 * A post's picture: its category's, in one of three variants, so that neighbouring posts look
 * different.
 */
export function artworkOf({ slug, category }: { slug: string; category: BlogCategory }) {
  const sum = [...slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return { src: pictures[category], 'data-variant': sum % VARIANTS };
}
