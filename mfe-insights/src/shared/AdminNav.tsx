import { LinkTabs } from './LinkTabs';

/** Tabs of a platform administrator; the open one is in the address. */
export const TABS = [
  { value: 'users', label: 'Users' },
  { value: 'remotes', label: 'Remotes' },
  { value: 'browsers', label: 'Browsers' },
  { value: 'messages', label: 'Messages' },
  { value: 'answers', label: 'Answers' },
  { value: 'applications', label: 'Applications' },
  { value: 'subscribers', label: 'Subscribers' },
  { value: 'outbox', label: 'Outbox' },
] as const;

export type AdminTab = (typeof TABS)[number]['value'];

const pathOf = (tab: AdminTab) => (tab === 'users' ? '/admin' : `/admin?tab=${tab}`);
const LINKS = TABS.map(({ value, label }) => ({ to: pathOf(value), label }));

export const AdminNav = ({ current }: { current: AdminTab }) => (
  <LinkTabs label="Administration" tabs={LINKS} current={pathOf(current)} />
);
