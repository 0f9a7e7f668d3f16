import { defineRemote, lazyPage } from '@clearcoat/sdk';
import { PageSkeleton } from './components/PageSkeleton';

/** One page, loaded when it is first shown. Kept short: every public page carries this file. */
const page = (path: string, title: string, load: Parameters<typeof lazyPage>[0]) => ({
  path,
  element: lazyPage(load, <PageSkeleton />),
  handle: { title },
});

export default defineRemote({
  name: 'marketing',
  routes: [
    page('/', 'Software for auto detailers', () => import('./routes/HomePage')),
    page('/features', 'Features', () => import('./routes/FeaturesPage')),
    page('/pricing', 'Pricing', () => import('./routes/PricingPage')),
    page('/about', 'About', () => import('./routes/AboutPage')),
    page('/contact', 'Contact', () => import('./routes/ContactPage')),
    page('/learn-more', 'How it works', () => import('./routes/LearnMorePage')),
    page('/testimonials', 'Testimonials', () => import('./routes/TestimonialsPage')),
    page('/faq', 'FAQ', () => import('./routes/FaqPage')),
    page('/blog', 'Blog', () => import('./routes/BlogPage')),
    page('/blog/:slug', 'Article', () => import('./routes/BlogPostPage')),
    page('/careers', 'Careers', () => import('./routes/CareersPage')),
    page('/careers/:slug/apply', 'Apply', () => import('./routes/ApplyPage')),
    page('/newsletter/confirm', 'Newsletter', () => import('./routes/NewsletterPage')),
    page('/newsletter/unsubscribe', 'Newsletter', () => import('./routes/NewsletterPage')),
    page('/terms', 'Terms of Service', () => import('./routes/TermsPage')),
    page('/privacy', 'Privacy Policy', () => import('./routes/PrivacyPage')),
    page('/cookie-policy', 'Cookie Policy', () => import('./routes/CookiePolicyPage')),
    page('/sms-consent', 'SMS Consent Policy', () => import('./routes/SmsConsentPage')),
  ],
});
