import { PageHeader, Tabs } from '@clearcoat/ui/core';
import { UnsavedGuard } from '@clearcoat/ui/forms';
import { LinkTabs } from '../shared/LinkTabs';
import { useUrlChoice } from '../shared/use-url-choice';
import { AccessTab } from './AccessTab';
import { CrewsTab } from './CrewsTab';
import { HoursTab } from './HoursTab';
import { PlacesTab } from './PlacesTab';

const OWN_PATH = '/settings/team';

/** The tabs of the settings, with this page as the last one. */
const SETTINGS = [
  { to: '/settings', label: 'Business Info' },
  { to: '/settings?tab=services', label: 'Services' },
  { to: '/settings?tab=notifications', label: 'Notifications' },
  { to: OWN_PATH, label: 'Team' },
];

const TABS = [
  { value: 'team', label: 'Vans and Bays' },
  { value: 'hours', label: 'Hours' },
  { value: 'places', label: 'Places' },
  { value: 'access', label: 'Access' },
] as const;

const CONTENTS = {
  team: <CrewsTab />,
  hours: <HoursTab />,
  places: <PlacesTab />,
  access: <AccessTab />,
};
const ITEMS = TABS.map(({ value, label }) => ({ key: value, label, children: CONTENTS[value] }));

/** /settings/team: crews, hours and places. */
export default function TeamPage() {
  const [tab, setTab] = useUrlChoice('tab', TABS, 'team');
  return (
    <UnsavedGuard>
      <PageHeader title="Team and Hours" subtitle="Who does the jobs, when, and where" />
      <LinkTabs label="Business Settings" tabs={SETTINGS} current={OWN_PATH} />
      <Tabs items={ITEMS} activeKey={tab} onChange={(key) => setTab(key as typeof tab)} />
    </UnsavedGuard>
  );
}
