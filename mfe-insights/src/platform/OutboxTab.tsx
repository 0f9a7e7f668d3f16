import { useQuery } from '@tanstack/react-query';
import { Alert, Pill, type PillTone } from '@clearcoat/ui/core';
import { useState } from 'react';
import { createdColumn, Moment, Opener } from '../shared/cells';
import { Details } from './Details';
import { mailsQuery, mailStatusQuery, type PlatformMail } from './platform-api';
import { PlatformList } from './PlatformList';
import styles from './platform.module.css';

const LABELS: Record<PlatformMail['status'], string> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Not sent',
};

const TONES: Record<PlatformMail['status'], PillTone> = {
  queued: 'info',
  sent: 'success',
  failed: 'danger',
  kept: 'neutral',
};

const Status = ({ of: { status } }: { of: PlatformMail }) => (
  <Pill tone={TONES[status]}>{LABELS[status]}</Pill>
);

/** Notice that without a mail server links can only be found in the outbox. */
function LocalMode() {
  const { data } = useQuery(mailStatusQuery());
  if (data?.mode !== 'local') return null;
  return (
    <div className={styles.banner}>
      <Alert type="warning" title="This installation sends no email">
        No mail server is set up, so every email is kept here instead. Open one to read it, follow
        its link or pass it on.
      </Alert>
    </div>
  );
}

/** All mails of the product: queued, sent, failed, or stored because there is no mail server. */
export function OutboxTab() {
  const [opened, setOpened] = useState<PlatformMail>();
  const opener = (row: PlatformMail) => (
    <Opener name={row.subject} below={row.to} onOpen={() => setOpened(row)} />
  );
  return (
    <>
      <LocalMode />
      <PlatformList
        title="Outbox"
        query={mailsQuery()}
        onOpen={setOpened}
        empty={{
          icon: 'mail',
          title: 'No emails yet',
          description: 'Invitations, password links and confirmations show up here.',
        }}
        columns={[
          { key: 'subject', title: 'Subject', render: opener },
          { key: 'status', title: 'Status', render: (row) => <Status of={row} /> },
          createdColumn('Written'),
        ]}
        card={(row) => (
          <div className={styles.card}>
            {opener(row)}
            <Status of={row} />
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
            ['To', opened.to],
            ['Status', <Status key="status" of={opened} />],
            ['Written', <Moment key="at" at={opened.createdAt} />],
            ...(opened.sentAt ? [['Sent', <Moment key="sent" at={opened.sentAt} />] as const] : []),
            ...(opened.error ? [['Problem', opened.error] as const] : []),
          ]}
          text={opened.text || 'The text is removed once the email is sent.'}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
