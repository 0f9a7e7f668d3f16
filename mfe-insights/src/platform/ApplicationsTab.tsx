import { Icon } from '@clearcoat/ui/icons';
import { useState } from 'react';
import { createdColumn, Mailto, Moment, Opener } from '../shared/cells';
import { Details } from './Details';
import { applicationsQuery, resumePath, type PlatformApplication } from './platform-api';
import { PlatformList } from './PlatformList';
import styles from './platform.module.css';

const KILOBYTE = 1024;

function Resume({ of }: { of: PlatformApplication }) {
  return (
    <a className={styles.file} href={resumePath(of)} download>
      <Icon name="file" size={18} />
      <span>
        <span className="cc-visually-hidden">Download </span>
        {of.fileName} ({Math.max(1, Math.round(of.fileSize / KILOBYTE)).toLocaleString('en-US')} KB)
      </span>
    </a>
  );
}

/** Job applications, with the resume to download. */
export function ApplicationsTab() {
  const [opened, setOpened] = useState<PlatformApplication>();
  const opener = (row: PlatformApplication) => (
    <Opener name={row.name} below={row.email} onOpen={() => setOpened(row)} />
  );
  return (
    <>
      <PlatformList
        title="Applications"
        query={applicationsQuery()}
        onOpen={setOpened}
        empty={{
          icon: 'contacts',
          title: 'No applications yet',
          description: 'Applications from the careers page show up here, with their resumes.',
        }}
        columns={[
          { key: 'name', title: 'Name', render: opener },
          { key: 'position', title: 'Position', render: ({ positionTitle }) => positionTitle },
          { key: 'resume', title: 'Resume', render: (row) => <Resume of={row} /> },
          createdColumn('Received'),
        ]}
        card={(row) => (
          <div className={styles.card}>
            {opener(row)}
            <p>{row.positionTitle}</p>
            <Resume of={row} />
            <p className={styles.quiet}>
              <Moment at={row.createdAt} />
            </p>
          </div>
        )}
      />
      {opened && (
        <Details
          title={opened.name}
          facts={[
            ['Position', opened.positionTitle],
            ['Email', <Mailto key="email" email={opened.email} />],
            ...(opened.phone ? [['Phone', opened.phone] as const] : []),
            ['Received', <Moment key="at" at={opened.createdAt} />],
            ['Resume', <Resume key="resume" of={opened} />],
          ]}
          text={opened.message || 'No message.'}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
