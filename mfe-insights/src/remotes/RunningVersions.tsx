import { Pill, type PillTone } from '@clearcoat/ui/core';
import { DataTable, type Column } from '@clearcoat/ui/table';
import { Moment } from '../shared/cells';
import type { PlatformRemote, VersionLoads } from './releases-api';
import styles from './remotes.module.css';
import { formatDuration } from './words';

interface Running {
  channel: 'Stable' | 'Canary' | 'Previous' | 'Earlier';
  version: string;
  /** Percentage of the businesses; only for a canary. */
  percent?: number;
  isHalted?: boolean;
  publishedAt: string | undefined;
  loads: VersionLoads | undefined;
}

/** Running versions, including older ones in tabs that stay open. */
function runningOf({ stable, canary, previous, versions, loads }: PlatformRemote): Running[] {
  const row = (channel: Running['channel'], version: string, percent?: number): Running => ({
    channel,
    version,
    percent,
    publishedAt: versions.find((onDisk) => onDisk.version === version)?.publishedAt,
    loads: loads.find((loaded) => loaded.version === version),
  });
  const channels = [
    row('Stable', stable),
    ...(canary
      ? [{ ...row('Canary', canary.version, canary.percent), isHalted: canary.halt !== undefined }]
      : []),
    ...(previous === null ? [] : [row('Previous', previous)]),
  ];
  const named = channels.map(({ version }) => version);
  const others = loads.filter(({ version }) => !named.includes(version));
  return [...channels, ...others.map(({ version }) => row('Earlier', version))];
}

const TONES: Partial<Record<Running['channel'], PillTone>> = {
  Stable: 'success',
  Canary: 'warning',
};

const shareOf = ({ percent, isHalted }: Running) => {
  if (percent === undefined) return '';
  if (percent > 0) return ` · ${percent}%`;
  return isHalted ? ' · halted' : ' · paused';
};

const Channel = ({ of: row }: { of: Running }) => (
  <Pill tone={row.isHalted ? 'danger' : TONES[row.channel]}>
    {row.channel}
    {shareOf(row)}
  </Pill>
);

const Published = ({ of: { publishedAt } }: { of: Running }) =>
  publishedAt ? <Moment at={publishedAt} /> : <span className={styles.quiet}>Not on disk</span>;

const NONE = <span aria-hidden="true">–</span>;
const count = (value: number) => value.toLocaleString('en-US');

function Loads({ of: { loads } }: { of: Running }) {
  return loads?.count ? count(loads.count) : <span className={styles.quiet}>No loads yet</span>;
}

function Failures({ of: { loads } }: { of: Running }) {
  if (!loads?.failures) return loads ? '0' : NONE;
  return <strong className={styles.alarm}>{count(loads.failures)}</strong>;
}

const columns: Column<Running>[] = [
  { key: 'channel', title: 'Channel', width: '17%', render: (row) => <Channel of={row} /> },
  {
    key: 'version',
    title: 'Version',
    width: '25%',
    render: ({ version }) => <span className={styles.version}>{version}</span>,
  },
  { key: 'published', title: 'Published', width: '20%', render: (row) => <Published of={row} /> },
  {
    key: 'median',
    title: 'Median',
    align: 'right',
    render: ({ loads }) => (loads?.count ? formatDuration(loads.p50Ms) : NONE),
  },
  {
    key: 'p95',
    title: '95%',
    align: 'right',
    render: ({ loads }) => (loads?.count ? formatDuration(loads.p95Ms) : NONE),
  },
  { key: 'loads', title: 'Loads', align: 'right', render: (row) => <Loads of={row} /> },
  { key: 'failures', title: 'Failures', align: 'right', render: (row) => <Failures of={row} /> },
];

function RunningCard({ of: row }: { of: Running }) {
  const { version, loads } = row;
  return (
    <div className={styles.card}>
      <Channel of={row} />
      <span className={styles.version}>{version}</span>
      <p className={styles.quiet}>
        Published <Published of={row} />
      </p>
      <p>
        {loads?.count ? (
          <>
            Median {formatDuration(loads.p50Ms)} · 95% {formatDuration(loads.p95Ms)} ·{' '}
            {count(loads.count)} {loads.count === 1 ? 'load' : 'loads'}
          </>
        ) : (
          <Loads of={row} />
        )}
        {loads && loads.failures > 0 && (
          <>
            {' '}
            · <Failures of={row} /> failed
          </>
        )}
      </p>
    </div>
  );
}

/** Running versions with their publication date and load statistics. */
export function RunningVersions({ remote }: { remote: PlatformRemote }) {
  return (
    <DataTable
      caption={`Versions of ${remote.name} that run, with their loads of the last 24 hours`}
      tableFrom={1024}
      rows={runningOf(remote)}
      columns={columns}
      rowKey={({ channel, version }) => `${channel} ${version}`}
      empty={null}
      card={(row) => <RunningCard of={row} />}
    />
  );
}
