import { useState } from 'react';
import { createdColumn, Mailto, Moment, Opener } from '../shared/cells';
import { Details } from './Details';
import { messagesQuery, type PlatformMessage } from './platform-api';
import { PlatformList } from './PlatformList';
import styles from './platform.module.css';

/** Messages from the contact form. */
export function MessagesTab() {
  const [opened, setOpened] = useState<PlatformMessage>();
  const opener = (row: PlatformMessage) => (
    <Opener name={row.subject} below={`${row.name} · ${row.email}`} onOpen={() => setOpened(row)} />
  );
  return (
    <>
      <PlatformList
        title="Messages"
        query={messagesQuery()}
        onOpen={setOpened}
        empty={{
          icon: 'chat',
          title: 'No messages yet',
          description: 'Messages from the contact form show up here.',
        }}
        columns={[
          { key: 'subject', title: 'Subject', render: opener },
          {
            key: 'message',
            title: 'Message',
            render: ({ message }) => <span className={styles.clipped}>{message}</span>,
          },
          createdColumn('Received'),
        ]}
        card={(row) => (
          <div className={styles.card}>
            {opener(row)}
            <p className={styles.clipped}>{row.message}</p>
            <p className={styles.quiet}>
              <Moment at={row.createdAt} />
            </p>
          </div>
        )}
      />
      {opened && (
        <Details
          title={opened.subject}
          facts={[
            ['From', opened.name],
            ['Email', <Mailto key="email" email={opened.email} />],
            ['Received', <Moment key="at" at={opened.createdAt} />],
          ]}
          text={opened.message}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
