import { lazyPage } from '@clearcoat/sdk';
import { PageHeader } from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import type { AdminTab } from '../shared/AdminNav';
import { RemotesSkeleton } from '../remotes/RemotesSkeleton';
import { AnswersTab } from './AnswersTab';
import { ApplicationsTab } from './ApplicationsTab';
import { MessagesTab } from './MessagesTab';
import { OutboxTab } from './OutboxTab';
import { SubscribersTab } from './SubscribersTab';

type Tab = Exclude<AdminTab, 'users'>;

const CONTENTS: Record<Tab, ReactNode> = {
  remotes: lazyPage(() => import('../remotes/RemotesTab'), <RemotesSkeleton />),
  browsers: lazyPage(() => import('../browsers/BrowsersTab')),
  messages: <MessagesTab />,
  answers: <AnswersTab />,
  applications: <ApplicationsTab />,
  subscribers: <SubscribersTab />,
  outbox: <OutboxTab />,
};

const SUBTITLES: Partial<Record<Tab, string>> = {
  remotes: 'Running versions, load times of the last 24 hours and recent changes',
  answers: 'Assistant answers that people reported and agreed to share',
  browsers: "Errors and load times in people's browsers",
};
const subtitle = (tab: Tab) => SUBTITLES[tab] ?? 'Messages, applications, subscribers and mail';

/** A tab of the admin panel besides the users. */
export function PlatformTab({ tab, nav }: { tab: Tab; nav: ReactNode }) {
  return (
    <>
      <PageHeader title="Admin Panel" subtitle={subtitle(tab)} />
      {nav}
      {CONTENTS[tab]}
    </>
  );
}
