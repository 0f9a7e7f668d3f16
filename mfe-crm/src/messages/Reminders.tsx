import type { Schema } from '@clearcoat/api-client';
import { formatTime, Link, useCan } from '@clearcoat/sdk';
import { Button, Card, Facts } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MessageLink } from './MessageLink';
import { remindersQuery, type ReadyMessage } from './messages-api';
import { useHandOver } from './use-hand-over';
import { handedOverText } from './words';
import styles from './Reminders.module.css';

type Reminder = Schema<'Reminder'>;

/** Rows shown before 'Show All'. */
const SHOWN = 5;

interface RowProps {
  reminder: Reminder;
  isDone?: boolean;
  onHandOver?: (ready: ReadyMessage) => void;
}

/** Customer of tomorrow with the finished reminder. Ticked off, its link still opens it again. */
function Row({ reminder, isDone = false, onHandOver }: RowProps) {
  const { id, customer, service, startTime, ready, refusal } = reminder;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={`/appointments/${encodeURIComponent(id)}`} title={customer}>
          {customer || 'Unknown'}
        </Link>
        {isDone && ready ? (
          <span className={styles.done}>
            <Icon name="check" size={16} />
            {handedOverText(ready)}
          </span>
        ) : (
          <span className={styles.quiet}>
            <Facts facts={[formatTime(startTime), refusal || service]} />
          </span>
        )}
      </div>
      {ready && <MessageLink {...{ customer, ready }} onClick={() => onHandOver?.(ready)} />}
    </li>
  );
}

/** Reminders that were handed over here stay, ticked off, until the page is left. */
function useReminders(appointments: readonly Reminder[]) {
  const [done, setDone] = useState<readonly Reminder[]>([]);
  const isDone = ({ id }: Pick<Reminder, 'id'>) => done.some((each) => each.id === id);
  const drop = (id: string) => setDone((before) => before.filter((each) => each.id !== id));
  const { mutate } = useHandOver({ onError: ({ job }) => drop(job.id) });
  const handOver = (reminder: Reminder, ready: ReadyMessage) => {
    if (isDone(reminder)) return;
    setDone([...done, reminder]);
    mutate({ job: { id: reminder.id, isOwn: false }, ready });
  };
  const open = appointments.filter((each) => !isDone(each));
  const byTime = [...open, ...done].toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  return {
    rows: byTime.filter(({ ready }) => ready),
    /** Customers who cannot be written to. */
    refused: byTime.filter(({ ready }) => !ready),
    left: open.filter(({ ready }) => ready).length,
    isDone,
    handOver,
  };
}

function Loaded({ appointments }: { appointments: readonly Reminder[] }) {
  const { rows, refused, left, isDone, handOver } = useReminders(appointments);
  const [isWhole, setIsWhole] = useState(false);
  if (rows.length === 0) return null;
  const all = [...rows, ...refused];
  const shown = isWhole ? all : all.slice(0, SHOWN);
  return (
    <Card title={left > 0 ? `Tomorrow: ${left} to remind` : 'Tomorrow'}>
      <p role="status" className={styles.everyone}>
        {left === 0 &&
          (refused.length === 0
            ? 'Everyone for tomorrow is reminded'
            : 'Everyone you can write to is reminded')}
      </p>
      <ul className={styles.list}>
        {shown.map((reminder) => (
          <Row
            key={reminder.id}
            reminder={reminder}
            isDone={isDone(reminder)}
            onHandOver={(ready) => handOver(reminder, ready)}
          />
        ))}
      </ul>
      {shown.length < all.length && (
        <div className={styles.more}>
          <Button onClick={() => setIsWhole(true)}>Show All {all.length}</Button>
        </div>
      )}
    </Card>
  );
}

/** Card of tomorrow's customers to remind, one by one. Nothing while there is nobody. */
export function Reminders() {
  const canWrite = useCan('appointments:write');
  const { data } = useQuery({ ...remindersQuery(), enabled: canWrite });
  return data && <Loaded key={data.date} appointments={data.appointments} />;
}
