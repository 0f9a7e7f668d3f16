import { useHost } from '../../contexts/host';
import { remoteOf } from '../../federation/route-owner';

interface PublicLink {
  to: string;
  label: string;
}

const HEADER_LINKS: PublicLink[] = [
  { to: '/features', label: 'Features' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

const FOOTER_LINKS: PublicLink[] = [
  { to: '/testimonials', label: 'Testimonials' },
  { to: '/faq', label: 'FAQ' },
  { to: '/blog', label: 'Blog' },
  { to: '/careers', label: 'Careers' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/cookie-policy', label: 'Cookie Policy' },
  { to: '/sms-consent', label: 'SMS Consent' },
];

export const headerAddresses = HEADER_LINKS.map(({ to }) => to);

/** Every address that the layout links to. */
export const publicAddresses = ['/', ...headerAddresses, ...FOOTER_LINKS.map(({ to }) => to)];

/** Links of the header and the footer, without those that no published remote has a page for. */
export function usePublicLinks(): { header: PublicLink[]; footer: PublicLink[] } {
  const { registry } = useHost();
  const hasPage = ({ to }: PublicLink) => remoteOf(registry, to) !== undefined;
  return { header: HEADER_LINKS.filter(hasPage), footer: FOOTER_LINKS.filter(hasPage) };
}
