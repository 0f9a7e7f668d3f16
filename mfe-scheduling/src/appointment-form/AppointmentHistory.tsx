import { useQuery } from '@tanstack/react-query';
import { formatMoment, useSession } from '@clearcoat/sdk';
import { Alert, Button, Card, SkeletonLines } from '@clearcoat/ui/core';
import { historyQuery, type HistoryEntry } from '../shared/appointments-api';
import styles from './AppointmentHistory.module.css';

const DONE: Record<string, string> = {
  'appointment.scheduled': 'Scheduled',
  'appointment.changed': 'Changed',
  'appointment.cancelled': 'Cancelled',
  'appointment.confirmed': 'Confirmed',
  'appointment.on_my_way': 'Marked on the way',
  'appointment.arrived': 'Marked arrived',
  'appointment.started': 'Started',
  'appointment.finished': 'Finished',
  'appointment.no_show': 'Marked a no-show',
  'appointment.photo_added': 'Photo added',
  'appointment.photo_removed': 'Photo deleted',
};

/** 'Scheduled by Dana Reyes with the assistant' */
function inWords({ action, by, via }: HistoryEntry): string {
  const who = by ?? 'someone who has left';
  const how = via === 'assistant' ? ' with the assistant' : '';
  return `${DONE[action] ?? 'Changed'} by ${who}${how}`;
}

function Entries({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(historyQuery(id));
  const { user } = useSession();
  if (!data && isError) {
    return (
      <Alert type="error" action={<Button onClick={() => void refetch()}>Retry</Button>}>
        The history didn&apos;t load. The appointment itself is not affected.
      </Alert>
    );
  }
  if (!data) return <SkeletonLines label="Loading history..." lines={2} />;
  if (data.length === 0) {
    return <p className={styles.none}>No changes yet.</p>;
  }
  return (
    <ol className={styles.entries}>
      {data.map((entry) => (
        <li key={entry.at + entry.action} className={styles.entry}>
          <span>{inWords(entry)}</span>
          <time className={styles.time} dateTime={entry.at}>
            {formatMoment(entry.at, user?.timeZone)}
          </time>
        </li>
      ))}
    </ol>
  );
}

/** Who scheduled, changed or cancelled an appointment, the newest first; beside its form. */
export function AppointmentHistory({ id }: { id: string }) {
  return (
    <Card title="History">
      <Entries id={id} />
    </Card>
  );
}
