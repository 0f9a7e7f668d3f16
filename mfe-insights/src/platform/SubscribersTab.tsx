import { StatusTag } from '@clearcoat/ui/core';
import { Moment } from '../shared/cells';
import { subscribersQuery, type PlatformSubscriber } from './platform-api';
import { PlatformList } from './PlatformList';
import styles from './platform.module.css';

const confirmed = ({ confirmedAt }: PlatformSubscriber) =>
  confirmedAt ? <Moment at={confirmedAt} /> : <span className={styles.quiet}>Not yet</span>;

/** Newsletter subscribers. */
export function SubscribersTab() {
  return (
    <PlatformList
      title="Subscribers"
      query={subscribersQuery()}
      empty={{
        icon: 'mail',
        title: 'No subscribers yet',
        description: 'Newsletter sign-ups show up here, confirmed or not.',
      }}
      columns={[
        { key: 'email', title: 'Email', render: ({ email }) => email },
        { key: 'status', title: 'Status', render: ({ status }) => <StatusTag status={status} /> },
        {
          key: 'createdAt',
          title: 'Signed Up',
          render: ({ createdAt }) => <Moment at={createdAt} />,
        },
        { key: 'confirmedAt', title: 'Confirmed', render: confirmed },
      ]}
      card={(row) => (
        <div className={styles.card}>
          <p className={styles.lines}>{row.email}</p>
          <StatusTag status={row.status} />
          <p className={styles.quiet}>
            Signed up <Moment at={row.createdAt} />
          </p>
        </div>
      )}
    />
  );
}
