import businessGrowth from '../artwork/business-growth.svg';
import businessStrategy from '../artwork/business-strategy.svg';
import clientManagement from '../artwork/client-management.svg';
import detailingTechniques from '../artwork/detailing-techniques.svg';
import industryTrends from '../artwork/industry-trends.svg';
import productReviews from '../artwork/product-reviews.svg';
import type { BlogCategory } from '../api/blog';

/** The picture of each category. */
export const artwork: Record<BlogCategory, string> = {
  'Business Growth': businessGrowth,
  'Detailing Techniques': detailingTechniques,
  'Business Strategy': businessStrategy,
  'Industry Trends': industryTrends,
  'Client Management': clientManagement,
  'Product Reviews': productReviews,
};
