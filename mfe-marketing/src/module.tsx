import { defineRemote, lazyPage } from '@clearcoat/sdk';
import { PageSkeleton } from './shared/PageSkeleton';

/** One page, loaded when it is first shown. Kept short: every public page carries this file. */
const page = (path: string, title: string, load: Parameters<typeof lazyPage>[0]) => ({
  path,
  element: lazyPage(load, <PageSkeleton />),
  handle: { title },
});

export default defineRemote({
  name: 'marketing',
  routes: [
    page('/', 'Software for auto detailers', () => import('./home/HomePage')),
    page('/features', 'Features', () => import('./features/FeaturesPage')),
    page('/pricing', 'Pricing', () => import('./pricing/PricingPage')),
    page('/about', 'About', () => import('./about/AboutPage')),
    page('/contact', 'Contact', () => import('./contact/ContactPage')),
    page('/learn-more', 'How it works', () => import('./learn-more/LearnMorePage')),
    page('/testimonials', 'Testimonials', () => import('./testimonials/TestimonialsPage')),
    page('/faq', 'FAQ', () => import('./faq/FaqPage')),
    page('/blog', 'Blog', () => import('./blog/BlogPage')),
    page('/blog/:slug', 'Article', () => import('./blog/BlogPostPage')),
    page('/careers', 'Careers', () => import('./careers/CareersPage')),
    page('/careers/:slug/apply', 'Apply', () => import('./careers/ApplyPage')),
    page('/newsletter/confirm', 'Newsletter', () => import('./newsletter/NewsletterPage')),
    page('/newsletter/unsubscribe', 'Newsletter', () => import('./newsletter/NewsletterPage')),
    page('/terms', 'Terms of Service', () => import('./legal/TermsPage')),
    page('/privacy', 'Privacy Policy', () => import('./legal/PrivacyPage')),
    page('/cookie-policy', 'Cookie Policy', () => import('./legal/CookiePolicyPage')),
    page('/sms-consent', 'SMS Consent Policy', () => import('./legal/SmsConsentPage')),
  ],
});
