import { Alert, Pill } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { useState } from 'react';
import { Moment } from '../shared/cells';
import { Disclosure, PackageList } from './Disclosure';
import { InThisTab } from './InThisTab';
import { LoadErrors } from './LoadErrors';
import type { PlatformRemote } from './releases-api';
import { ReleaseActions } from './ReleaseActions';
import styles from './remotes.module.css';
import { RunningVersions } from './RunningVersions';
import { formatDuration } from './words';

function VersionsOnDisk({ of: { versions } }: { of: PlatformRemote }) {
  return (
    <ul className={styles.packages}>
      {versions.map(({ version, contract, kilobytes, publishedAt }) => (
        <li key={version}>
          {version}{' '}
          <span className={styles.quiet}>
            <Moment at={publishedAt} /> · contract {contract} · {kilobytes.toFixed(1)} KB per route
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Collapsed row: the stable version and its load statistics. */
function Summary({ remote: { name, stable, canary, loads, errors } }: { remote: PlatformRemote }) {
  const loaded = loads.find(({ version }) => version === stable);
  const failures = loads.reduce((sum, each) => sum + each.failures, 0);
  return (
    <summary className={styles.summary}>
      <Icon name="chevron-right" size={18} />
      <h3 className={styles.name}>{name}</h3>
      <span className={styles.version}>
        {stable} {canary && <Pill tone="warning">Canary</Pill>}
      </span>
      <span className={styles.measure}>
        {loaded?.count ? `95% in ${formatDuration(loaded.p95Ms)}` : 'No loads yet'}
      </span>
      <span className={styles.measure} data-alarm={failures + errors.length > 0 || undefined}>
        {failures === 0 ? 'No failures' : `${failures} failed`}
      </span>
    </summary>
  );
}

/** Whether a remote has something to notice without expanding it. */
const needsAttention = ({ canary, errors, loads }: PlatformRemote) =>
  canary !== null || errors.length > 0 || loads.some(({ failures }) => failures > 0);

/** Notice that a canary was halted automatically, with the reason. */
function Halted({ remote: { canary } }: { remote: PlatformRemote }) {
  if (!canary?.halt) return null;
  return (
    <Alert type="warning" title={`The canary ${canary.version} was stopped automatically`}>
      {canary.halt.reason} (<Moment at={canary.halt.at} />) If you start it again, only what happens
      from then on counts.
    </Alert>
  );
}

/** Expandable row of a remote: running versions, load statistics and release actions. */
export function RemoteRow({ remote }: { remote: PlatformRemote }) {
  const { name, shared, versions, errors } = remote;
  const [startsOpen] = useState(() => needsAttention(remote));
  return (
    <section className={styles.remote} aria-label={name}>
      <details open={startsOpen}>
        <Summary remote={remote} />
        <div className={styles.head}>
          <Halted remote={remote} />
          <ReleaseActions remote={remote} />
        </div>
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
      </details>
    </section>
  );
}
