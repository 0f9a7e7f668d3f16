import { Card, EmptyState } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { Moment } from '../shared/cells';
import type { BrowserError, Share } from './browsers-api';
import styles from './browsers.module.css';
import { times } from './words';

const Shares = ({ of }: { of: readonly Share[] }) => (
  <ul className={styles.shares}>
    {of.map(({ name, count }) => (
      <li key={name}>
        {name} <span className={styles.quiet}>{times(count)}</span>
      </li>
    ))}
  </ul>
);

function Stack({ error: { frames, version } }: { error: BrowserError }) {
  if (frames.length === 0) return <p className={styles.quiet}>No stack trace.</p>;
  return (
    <figure className={styles.stack}>
      <figcaption className={styles.quiet}>Latest stack trace, from {version}</figcaption>
      <pre tabIndex={0}>{frames.join('\n')}</pre>
    </figure>
  );
}

function ErrorRow({ error }: { error: BrowserError }) {
  const { message, remote, kind, count, firstSeen, lastSeen, versions, routes } = error;
  return (
    <li className={styles.error}>
      <details>
        <summary className={styles.summary}>
          <Icon name="chevron-right" size={18} />
          <span className={styles.message}>{message}</span>
          <span className={styles.measure}>{times(count)}</span>
          <span className={styles.quiet}>
            {remote} · last <Moment at={lastSeen} />
          </span>
        </summary>
        <div className={styles.body}>
          <p className={styles.quiet}>
            {kind === 'rejection' ? 'Unhandled promise rejection' : 'Uncaught error'}. First seen{' '}
            <Moment at={firstSeen} />.
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>Versions</dt>
              <dd>
                <Shares of={versions} />
              </dd>
            </div>
            <div>
              <dt>Routes</dt>
              <dd>
                <Shares of={routes} />
              </dd>
            </div>
          </dl>
          <Stack error={error} />
        </div>
      </details>
    </li>
  );
}

/** Uncaught errors, grouped and with the latest first. */
export function ErrorGroups({ errors }: { errors: readonly BrowserError[] }) {
  return (
    <Card title="Errors" padding="none">
      {errors.length === 0 ? (
        <EmptyState
          icon="check"
          title="No errors in the last 7 days"
          description="Uncaught browser errors show up here, with their stack traces."
        />
      ) : (
        <ul className={styles.errors}>
          {errors.map((error) => (
            <ErrorRow key={error.fingerprint} error={error} />
          ))}
        </ul>
      )}
    </Card>
  );
}
