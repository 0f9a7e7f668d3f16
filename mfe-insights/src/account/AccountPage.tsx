import { PageHeader, Tabs } from '@clearcoat/ui/core';
import { UnsavedGuard } from '@clearcoat/ui/forms';
import { useUrlChoice } from '../shared/use-url-choice';
import { ProfileTab } from './ProfileTab';
import { SecurityTab } from './SecurityTab';

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
] as const;

/** /account: the person's profile and sign-in settings. */
export default function AccountPage() {
  const [tab, setTab] = useUrlChoice('tab', TABS, 'profile');
  const contents = { profile: <ProfileTab />, security: <SecurityTab /> };
  const items = TABS.map(({ value, label }) => ({ key: value, label, children: contents[value] }));
  return (
    <UnsavedGuard>
      <PageHeader title="Account" subtitle="Your profile and how you sign in" />
      <Tabs items={items} activeKey={tab} onChange={(key) => setTab(key as typeof tab)} />
    </UnsavedGuard>
  );
}
