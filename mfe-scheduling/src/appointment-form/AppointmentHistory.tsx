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
  'appointment.step_ticked': 'ticked',
  'appointment.step_unticked': 'unticked',
};

/** 'Scheduled by Dana Reyes with the assistant', '“Dry” ticked by Lee' */
function inWords({ action, by, via, about }: HistoryEntry): string {
  const who = by ?? 'someone who has left';
  const how = via === 'assistant' ? ' with the assistant' : '';
  const done = [about && `“${about}”`, DONE[action] ?? 'Changed'].filter(Boolean).join(' ');
  return `${done} by ${who}${how}`;
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
        <li key={[entry.at, entry.action, entry.about].join(' ')} className={styles.entry}>
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
