import { useParams } from '@clearcoat/sdk';
import { Card, EmptyState, PageHeader, useMediaQuery } from '@clearcoat/ui/core';
import { ConversationList } from './ConversationList';
import { Thread } from './Thread';
import { useLiveInbox } from './use-live-inbox';
import styles from './InboxPage.module.css';

const Header = () => (
  <PageHeader
    title="Messages"
    subtitle="Texts and emails with your customers"
    back={{ to: '/contacts', label: 'Contacts' }}
  />
);

const NoneChosen = () => (
  <div className={styles.none}>
    <EmptyState
      icon="chat"
      title="Choose a conversation"
      description="Its messages show up here."
    />
  </div>
);

/** Conversations with customers: two panes, or one on a narrow screen. */
export default function InboxPage() {
  const { key } = useParams();
  const isWide = useMediaQuery('(min-width: 1024px)');
  useLiveInbox();
  if (!isWide) {
    return key === undefined ? (
      <>
        <Header />
        <Card padding="none">
          <ConversationList chosen={undefined} />
        </Card>
      </>
    ) : (
      <div className={styles.single}>
        <Thread key={key} id={key} headingLevel={1} />
      </div>
    );
  }
  return (
    <>
      <Header />
      <Card padding="none">
        <div className={styles.panes}>
          <div className={styles.list}>
            <ConversationList chosen={key} />
          </div>
          <div className={styles.thread}>
            {key === undefined ? <NoneChosen /> : <Thread key={key} id={key} headingLevel={2} />}
          </div>
        </div>
      </Card>
    </>
  );
}
