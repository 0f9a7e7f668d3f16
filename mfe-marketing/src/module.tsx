import { defineRemote, lazyPage } from '@clearcoat/sdk';
import pages from './pages.json';
import { PageSkeleton } from './shared/PageSkeleton';

/** A lazily loaded page. Every public page loads this file, so it stays short. */
const page = (path: string, title: string, load: Parameters<typeof lazyPage>[0]) => ({
  path,
  element: lazyPage(load, <PageSkeleton />),
  handle: { title },
});

/** Two pages share a chunk, since each chunk's name and hash go to every visitor. */
const terms = () => import('./legal/pages-of-terms');
const data = () => import('./legal/pages-of-data');

export default defineRemote({
  name: 'marketing',
  routes: [
    page('/', pages['/'].title, () => import('./home/HomePage')),
    page('/features', pages['/features'].title, () => import('./features/FeaturesPage')),
    page('/pricing', pages['/pricing'].title, () => import('./pricing/PricingPage')),
    page('/about', pages['/about'].title, () => import('./about/AboutPage')),
    page('/contact', pages['/contact'].title, () => import('./contact/ContactPage')),
    page('/learn-more', pages['/learn-more'].title, () => import('./learn-more/LearnMorePage')),
    page(
      '/testimonials',
      pages['/testimonials'].title,
      () => import('./testimonials/TestimonialsPage'),
    ),
    page('/faq', pages['/faq'].title, () => import('./faq/FaqPage')),
    page('/blog', pages['/blog'].title, () => import('./blog/BlogPage')),
    page('/blog/:slug', 'Article', () => import('./blog/BlogPostPage')),
    page('/careers', pages['/careers'].title, () => import('./careers/CareersPage')),
    page('/careers/:slug/apply', 'Apply', () => import('./careers/ApplyPage')),
    page(
      '/newsletter/confirm',
      pages['/newsletter/confirm'].title,
      () => import('./newsletter/NewsletterPage'),
    ),
    page(
      '/newsletter/unsubscribe',
      pages['/newsletter/unsubscribe'].title,
      () => import('./newsletter/NewsletterPage'),
    ),
    page('/terms', pages['/terms'].title, async () => (await terms()).terms),
    page('/privacy', pages['/privacy'].title, async () => (await data()).privacy),
    page('/cookie-policy', pages['/cookie-policy'].title, async () => (await data()).cookies),
    page('/sms-consent', pages['/sms-consent'].title, async () => (await terms()).smsConsent),
  ],
});
