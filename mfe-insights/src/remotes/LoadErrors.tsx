import { Button } from '@clearcoat/ui/core';
import { useState } from 'react';
import { Moment } from '../shared/cells';
import type { LoadError } from './releases-api';
import styles from './remotes.module.css';

/** More errors would push the next remote off the screen. */
const FIRST_SHOWN = 3;

/** Load errors of a remote, latest first. */
export function LoadErrors({ errors }: { errors: readonly LoadError[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (errors.length === 0) return <p className={styles.quiet}>No errors in the last 7 days</p>;
  const shown = showsAll ? errors : errors.slice(0, FIRST_SHOWN);
  return (
    <section className={styles.errors}>
      <h3>Last errors</h3>
      <ul>
        {shown.map(({ at, version, reason, traceId }) => (
          <li key={`${at} ${version} ${traceId}`}>
            {reason || 'No reason given'}
            <span className={styles.quiet}>
              <Moment at={at} /> · {version} · Trace {traceId}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < errors.length && (
        <Button variant="link" onClick={() => setShowsAll(true)}>
          {`Show All ${errors.length}`}
        </Button>
      )}
    </section>
  );
}
