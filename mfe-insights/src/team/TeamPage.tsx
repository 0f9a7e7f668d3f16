import { PageHeader, Tabs } from '@clearcoat/ui/core';
import { UnsavedGuard } from '@clearcoat/ui/forms';
import { useUrlChoice } from '../shared/use-url-choice';
import { AccessTab } from './AccessTab';
import { CrewsTab } from './CrewsTab';
import { HoursTab } from './HoursTab';
import { PlacesTab } from './PlacesTab';

const TABS = [
  { value: 'team', label: 'Team' },
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
      <PageHeader
        title="Team and Hours"
        subtitle="Who does the jobs, when, and where"
        back={{ to: '/settings', label: 'Business Settings' }}
      />
      <Tabs items={ITEMS} activeKey={tab} onChange={(key) => setTab(key as typeof tab)} />
    </UnsavedGuard>
  );
}
