import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatMoment, session, useSession } from '@clearcoat/sdk';
import { Button, Card, ErrorState, SkeletonLines, toastError } from '@clearcoat/ui/core';
import { useState } from 'react';
import { Icon } from '@clearcoat/ui/icons';
import { endAllSessions, endSession, sessionsQuery, type UserSession } from './account-api';
import styles from './AccountPage.module.css';
import { deviceName } from './device';

const FIRST_SHOWN = 8;

const fail = (error: unknown) => toastError(error, "Couldn't sign out. Please try again.");

function Session({ session: { id, userAgent, ...rest } }: { session: UserSession }) {
  const client = useQueryClient();
  const { user } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSession(id),
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
  const name = deviceName(userAgent);
  return (
    <li className={styles.session}>
      <Icon name="system" />
      <div>
        <p className={styles.device}>{name}</p>
        <p className={styles.quiet}>
          {rest.address} · Last active {formatMoment(rest.lastSeenAt, user?.timeZone)}
        </p>
      </div>
      {rest.isCurrent ? (
        <span className={styles.here}>This device</span>
      ) : (
        <Button
          size="small"
          loading={isPending}
          aria-label={`Sign Out of ${name}`}
          onClick={() => mutate()}
        >
          Sign Out
        </Button>
      )}
    </li>
  );
}

/** Sessions of the person. After the current one ends, the layout redirects to the sign-in page. */
export function Sessions() {
  const [isWhole, setIsWhole] = useState(false);
  const { data, error, refetch } = useQuery(sessionsQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: endAllSessions,
    onSuccess: () => session.signedOut(),
    onError: fail,
  });
  return (
    <Card title="Account Sessions">
      {!data && !error && <SkeletonLines label="Loading sessions..." lines={2} />}
      {!data && error && (
        <ErrorState
          title="Couldn't load your sessions"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <ul role="list" className={styles.sessions}>
          {data.slice(0, isWhole ? undefined : FIRST_SHOWN).map((each) => (
            <Session key={each.id} session={each} />
          ))}
        </ul>
      )}
      {data && data.length > FIRST_SHOWN && !isWhole && (
        <div className={styles.more}>
          <Button onClick={() => setIsWhole(true)}>{`Show All ${data.length}`}</Button>
        </div>
      )}
      <div className={styles.all}>
        <Button icon="sign-out" loading={isPending} onClick={() => mutate()}>
          Sign Out of All Sessions
        </Button>
      </div>
    </Card>
  );
}
