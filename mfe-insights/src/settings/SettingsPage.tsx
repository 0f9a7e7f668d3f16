import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@clearcoat/api-client';
import { Card, ErrorState, PageHeader, SkeletonLines, Tabs } from '@clearcoat/ui/core';
import { UnsavedGuard } from '@clearcoat/ui/forms';
import { useUrlChoice } from '../shared/use-url-choice';
import { BusinessInfoForm } from './BusinessInfoForm';
import { DataCard } from './DataCard';
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

function Settings({ settings }: { settings: Schema<'Settings'> }) {
  const [tab, setTab] = useUrlChoice('tab', TABS, 'business');
  const contents = {
    business: (
      <div className={styles.sections}>
        <Card title="Business Info" className={styles.form}>
          <BusinessInfoForm business={settings.business} />
        </Card>
        <PlanCard />
        <DataCard businessName={settings.business.businessName} />
      </div>
    ),
    services: <ServicesTab services={settings.services} />,
    notifications: (
      <Card title="Notifications" className={styles.form}>
        <NotificationsForm notifications={settings.notifications} />
      </Card>
    ),
  };
  const items = TABS.map(({ value, label }) => ({ key: value, label, children: contents[value] }));
  // The keys are those of TABS.
  return <Tabs items={items} activeKey={tab} onChange={(key) => setTab(key as typeof tab)} />;
}

/** /settings: what the business says of itself, what it offers, and who is told what. */
export default function SettingsPage() {
  const { data, error, refetch } = useQuery(settingsQuery());
  return (
    <UnsavedGuard>
      <PageHeader title="Business Settings" subtitle="Your business, its services and messages" />
      {data && <Settings settings={data} />}
      {!data && !error && (
        <Card>
          <SkeletonLines label="Loading settings..." lines={8} />
        </Card>
      )}
      {!data && error && (
        <ErrorState
          title="Your settings didn't load"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </UnsavedGuard>
  );
}
