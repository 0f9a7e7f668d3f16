import { PageHeader } from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import type { AdminTab } from '../AdminNav';
import { ApplicationsTab } from './ApplicationsTab';
import { MessagesTab } from './MessagesTab';
import { OutboxTab } from './OutboxTab';
import { SubscribersTab } from './SubscribersTab';

type Tab = Exclude<AdminTab, 'users'>;

const CONTENTS: Record<Tab, () => ReactNode> = {
  messages: MessagesTab,
  applications: ApplicationsTab,
  subscribers: SubscribersTab,
  outbox: OutboxTab,
};

/** One of the platform's lists as a page. */
export function PlatformTab({ tab, nav }: { tab: Tab; nav: ReactNode }) {
  const Content = CONTENTS[tab];
  return (
    <>
      <PageHeader title="Admin Panel" subtitle="What reaches the platform, and what it sends" />
      {nav}
      <Content />
    </>
  );
}
