import businessGrowth from './business-growth.svg';
import businessStrategy from './business-strategy.svg';
import clientManagement from './client-management.svg';
import detailingTechniques from './detailing-techniques.svg';
import industryTrends from './industry-trends.svg';
import productReviews from './product-reviews.svg';
import type { BlogCategory } from './blog-api';

/** The picture of each category. */
export const artwork: Record<BlogCategory, string> = {
  'Business Growth': businessGrowth,
  'Detailing Techniques': detailingTechniques,
  'Business Strategy': businessStrategy,
  'Industry Trends': industryTrends,
  'Client Management': clientManagement,
  'Product Reviews': productReviews,
};
