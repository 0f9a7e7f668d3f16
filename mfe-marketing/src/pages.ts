/**
 * All public pages of this remote, for publishing: `pages.json`, which also has the routes'
 * titles, blog posts and open positions. Runs at build time only.
 */
import type { PublicPage } from '@clearcoat/federation/public-pages';
import { answerOf, firstPage, posts } from './blog/posts';
import { descriptions } from './careers/careers';
import { openPositions } from './careers/positions';
import { frequentQuestions } from './faq/frequent-questions';
import table from './pages.json';
import { pictureOf } from './pictures/picture-of';
import { plans } from './shared/plans';

const PRODUCT = { '@type': 'Organization', name: 'Clearcoat', url: '__SITE_URL__/' };

const software = {
  '@type': 'SoftwareApplication',
  name: 'Clearcoat',
  description: table['/'].description,
  url: '__SITE_URL__/',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  offers: plans.map(({ name, monthlyCents }) => ({
    '@type': 'Offer',
    name,
    price: (monthlyCents / 100).toFixed(2),
    priceCurrency: 'USD',
  })),
};

/** Answers about planned features are left out of the structured data for search engines. */
const faq = {
  '@type': 'FAQPage',
  mainEntity: frequentQuestions
    .filter(({ soon }) => !soon)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
};

const factsOf: Record<string, PublicPage['facts']> = { '/': [software], '/faq': [faq] };
const answersOf: Record<string, PublicPage['answers']> = { '/blog': { '/blog': firstPage } };

/** Query parameters that change a page's content; other pages depend on their path only. */
const variesOf: Record<string, string[]> = {
  '/blog': ['category', 'page'],
  '/newsletter/confirm': ['token'],
  '/newsletter/unsubscribe': ['token'],
};

const posting = ({ slug, title, excerpt, date, category }: (typeof posts)[number]) => ({
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  datePublished: date,
  articleSection: category,
  mainEntityOfPage: `__SITE_URL__/blog/${slug}`,
  author: PRODUCT,
  publisher: PRODUCT,
});

const articles = posts.map((post) => ({
  path: `/blog/${post.slug}`,
  title: post.title,
  description: post.excerpt,
  published: post.date,
  facts: [posting(post)],
  answers: { [post.slug]: answerOf(post) },
}));

const applications = [
  ...openPositions.map(({ slug, title }) => ({
    path: `/careers/${slug}/apply`,
    title,
    description: descriptions[slug],
  })),
  {
    path: '/careers/general/apply',
    title: 'Submit Your Resume',
    description: 'For anyone who fits none of the open positions but should be here anyway.',
  },
];

const pages: PublicPage[] = [
  ...Object.entries(table).map(([path, page]) => ({
    path,
    ...page,
    facts: factsOf[path],
    answers: answersOf[path],
    varies: variesOf[path],
  })),
  ...articles,
  ...applications,
].map((page) => ({ ...page, picture: pictureOf(page) }));
export default pages;
