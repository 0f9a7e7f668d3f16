import { Card } from '@clearcoat/ui/core';
import { Moment } from '../shared/cells';
import { Disclosure, PackageList } from './Disclosure';
import { InThisTab } from './InThisTab';
import { LoadErrors } from './LoadErrors';
import type { PlatformRemote } from './releases-api';
import { ReleaseActions } from './ReleaseActions';
import styles from './remotes.module.css';
import { RunningVersions } from './RunningVersions';

function VersionsOnDisk({ of: { versions } }: { of: PlatformRemote }) {
  return (
    <ul className={styles.packages}>
      {versions.map(({ version, contract, kilobytes, publishedAt }) => (
        <li key={version}>
          {version}{' '}
          <span className={styles.quiet}>
            <Moment at={publishedAt} /> · contract {contract} · {kilobytes.toFixed(1)} KB a route
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One remote: what runs of it, how it loads, and the ways to change that. */
export function RemoteCard({ remote }: { remote: PlatformRemote }) {
  const { name, shared, versions, errors } = remote;
  return (
    <Card
      title={<span className={styles.name}>{name}</span>}
      padding="none"
      extra={<ReleaseActions remote={remote} />}
    >
      <RunningVersions remote={remote} />
      <div className={styles.body}>
        <InThisTab name={name} />
        <LoadErrors errors={errors} />
        <div>
          <Disclosure label={`Shared packages it uses (${shared.length})`}>
            <PackageList
              packages={shared.map(({ name: key, range }) => ({ name: key, version: range }))}
            />
          </Disclosure>
          <Disclosure label={`Versions on disk (${versions.length})`}>
            <VersionsOnDisk of={remote} />
          </Disclosure>
        </div>
      </div>
    </Card>
  );
}
