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
  remotes: 'What runs, how it loaded in the last 24 hours, and who changed it',
  answers: 'Answers of the assistant that people found wrong and agreed to send',
  browsers: "What goes wrong in people's browsers, and how soon pages are there",
};
const subtitle = (tab: Tab) => SUBTITLES[tab] ?? 'What reaches the platform, and what it sends';

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
