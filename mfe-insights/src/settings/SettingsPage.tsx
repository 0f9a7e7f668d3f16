import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@clearcoat/api-client';
import { Link } from '@clearcoat/sdk';
import {
  Card,
  ErrorState,
  PageHeader,
  SkeletonForm,
  SkeletonTable,
  Tabs,
} from '@clearcoat/ui/core';
import { UnsavedGuard } from '@clearcoat/ui/forms';
import { Columns } from '../shared/Columns';
import { useUrlChoice } from '../shared/use-url-choice';
import { BusinessInfoForm } from './BusinessInfoForm';
import { DataCard } from './DataCard';
import { MessageTextsCard } from './message-texts/MessageTextsCard';
import { NotificationsForm } from './NotificationsForm';
import { PlanCard } from './PlanCard';
import { ServicesTab } from './ServicesTab';
import { settingsQuery } from './settings-api';
import styles from './SettingsPage.module.css';

const TABS = [
  { value: 'business', label: 'Business Info' },
  { value: 'services', label: 'Services' },
  { value: 'notifications', label: 'Notifications' },
] as const;

const LOADING = <SkeletonForm label="Loading settings..." fields={5} />;
const LOADING_SERVICES = (
  <Card title="Services" padding="none">
    <SkeletonTable label="Loading services..." rows={8} avatar={false} />
  </Card>
);

/** Undefined while loading: the tabs then hold skeletons. */
function Settings({ settings }: { settings: Schema<'Settings'> | undefined }) {
  const [tab, setTab] = useUrlChoice('tab', TABS, 'business');
  const contents = {
    business: (
      <Columns
        side={
          <>
            <PlanCard />
            {settings && <DataCard businessName={settings.business.businessName} />}
          </>
        }
      >
        <Card title="Business Info">
          {settings ? <BusinessInfoForm business={settings.business} /> : LOADING}
        </Card>
      </Columns>
    ),
    services: settings ? <ServicesTab services={settings.services} /> : LOADING_SERVICES,
    notifications: (
      <div className={styles.cards}>
        <Card title="Notifications" className={styles.notifications}>
          {settings ? <NotificationsForm notifications={settings.notifications} /> : LOADING}
        </Card>
        <MessageTextsCard />
      </div>
    ),
  };
  const items = TABS.map(({ value, label }) => ({ key: value, label, children: contents[value] }));
  return (
    <Tabs
      items={items}
      activeKey={tab}
      onChange={(key) => setTab(key as typeof tab)}
      after={<Link to="/settings/team">Team</Link>}
    />
  );
}

/** /settings: business info, services, notifications, plan and data. */
export default function SettingsPage() {
  const { data, error, refetch } = useQuery(settingsQuery());
  return (
    <UnsavedGuard>
      <PageHeader title="Business Settings" subtitle="Your business, its services and messages" />
      {(data || !error) && <Settings settings={data} />}
      {!data && error && (
        <Card>
          <ErrorState
            title="Couldn't load your settings"
            error={error}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
    </UnsavedGuard>
  );
}
