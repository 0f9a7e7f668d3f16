import { useQuery } from '@tanstack/react-query';
import { formatMoment, useSession } from '@clearcoat/sdk';
import { Alert, Button, Card, SkeletonLines, statusLabel } from '@clearcoat/ui/core';
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

/** 'Scheduled', '“Dry” ticked', 'Changed from Completed to Scheduled' */
function deedOf({ action, about, from, to }: HistoryEntry): string {
  const done = DONE[action] ?? 'Changed';
  if (from && to) return `${done} from ${statusLabel(from)} to ${statusLabel(to)}`;
  return about ? `“${about}” ${done}` : done;
}

/** 'Scheduled by Dana Reyes with the assistant', 'Cancelled by Lee: The customer is ill' */
function inWords(entry: HistoryEntry): string {
  const { by, via, source, reason } = entry;
  // Online bookings have no staff name.
  if (source === 'online') return 'Booked online';
  const isAssisted = via === 'assistant' || source === 'assistant';
  const done = source === 'import' ? 'Imported' : deedOf(entry);
  const how = isAssisted ? ' with the assistant' : '';
  const why = reason ? `: ${reason}` : '';
  const whom = via === 'customer' ? 'the customer' : 'someone who has left';
  return `${done} by ${by ?? whom}${how}${why}`;
}

function Entries({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(historyQuery(id));
  const { user } = useSession();
  if (!data && isError) {
    return (
      <Alert type="error" action={<Button onClick={() => void refetch()}>Retry</Button>}>
        Couldn&apos;t load the history. Your appointment is fine.
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

/** History card of an appointment: who scheduled, changed or cancelled it, the newest first. */
export function AppointmentHistory({ id }: { id: string }) {
  return (
    <Card title="History">
      <Entries id={id} />
    </Card>
  );
}
