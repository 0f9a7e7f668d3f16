import { lazyPage } from '@clearcoat/sdk';
import { PageHeader } from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import type { AdminTab } from '../shared/AdminNav';
import { RemotesSkeleton } from '../remotes/RemotesSkeleton';
import { ApplicationsTab } from './ApplicationsTab';
import { MessagesTab } from './MessagesTab';
import { OutboxTab } from './OutboxTab';
import { SubscribersTab } from './SubscribersTab';

type Tab = Exclude<AdminTab, 'users'>;

const CONTENTS: Record<Tab, ReactNode> = {
  remotes: lazyPage(() => import('../remotes/RemotesTab'), <RemotesSkeleton />),
  messages: <MessagesTab />,
  applications: <ApplicationsTab />,
  subscribers: <SubscribersTab />,
  outbox: <OutboxTab />,
};

const subtitle = (tab: Tab) =>
  tab === 'remotes'
    ? 'What runs, how it loaded in the last 24 hours, and who changed it'
    : 'What reaches the platform, and what it sends';

/** What a platform administrator looks after besides the users, as a page. */
export function PlatformTab({ tab, nav }: { tab: Tab; nav: ReactNode }) {
  return (
    <>
      <PageHeader title="Admin Panel" subtitle={subtitle(tab)} />
      {nav}
      {CONTENTS[tab]}
    </>
  );
}
