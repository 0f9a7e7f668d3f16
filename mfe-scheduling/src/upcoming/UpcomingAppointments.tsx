import { fit, listOf, shapes } from '@clearcoat/api-client/answers';
import { Link, useCan, useToday, type SlotProps } from '@clearcoat/sdk';
import { Alert, Button, Card, EmptyState, LinkButton } from '@clearcoat/ui/core';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { loadAppointmentsPage } from '../appointments/load-appointments-page';
import { useTodayReady } from '../job/use-today-ready';
import { AppointmentTable } from '../shared/AppointmentTable';
import { planOf } from '../shared/day-plan';
import { DayHead } from '../shared/DayHead';
import { useCancelAppointment } from '../shared/use-cancel-appointment';
import styles from './UpcomingAppointments.module.css';
import { useTimeZone } from '../shared/use-time-zone';

/** Loaded once the mouse, the focus or a finger comes near a job. */
const Peek = lazy(() => import('../calendar/peek/Peek'));

const STEP = 5;
/** Maximum appointments that the dashboard passes, so the last day may be incomplete. */
const HANDED_OVER = 20;

/**
 * The dashboard's table of the next appointments. The dashboard may be of another release, so any
 * field may be missing.
 */
export function UpcomingAppointments({
  data: handed,
  isLoading,
}: SlotProps['dashboard.upcomingAppointments']) {
  const data = useMemo(() => fit(listOf(shapes.Appointment), handed), [handed]);
  const [shown, setShown] = useState(STEP);
  const today = useToday();
  const timeZone = useTimeZone();
  const canBook = useCan('appointments:write');
  const area = useRef<HTMLDivElement>(null);
  const pressed = useRef<PointerEvent>(null);
  const [isNear, setIsNear] = useState(false);
  const onNear = () => setIsNear(true);
  const onRelease = () => void (pressed.current = null);
  const openDay = data.length < HANDED_OVER ? undefined : data.at(-1)?.date;
  const { cancel, error, dismissError, cancellingId } = useCancelAppointment();
  useTodayReady(loadAppointmentsPage);
  return (
    <Card
      title="Upcoming Appointments"
      extra={<Link to="/appointments">View All</Link>}
      padding="none"
    >
      {error && (
        <div className={styles.failure}>
          <Alert type="error" onClose={dismissError}>
            Failed to cancel appointment. Please try again.
          </Alert>
        </div>
      )}
      <div
        ref={area}
        className={styles.close}
        onPointerEnter={onNear}
        onFocus={onNear}
        onPointerDown={({ nativeEvent }) => void (pressed.current = nativeEvent)}
        onPointerUp={onRelease}
        onPointerCancel={onRelease}
      >
        <AppointmentTable
          isCompact
          hasCrews={new Set(data.map(({ crew }) => crew?.id)).size > 1}
          caption="Upcoming appointments"
          appointments={data.slice(0, shown)}
          loading={isLoading}
          groupOf={({ date }) => ({
            key: date,
            head: (
              <DayHead
                date={date}
                plan={planOf(date, data, timeZone)}
                today={today}
                isComplete={date !== openDay}
              />
            ),
          })}
          empty={
            <EmptyState
              icon="appointments"
              title="No upcoming appointments"
              description="Booked jobs show up here, soonest first."
              action={canBook && <LinkButton to="/appointments/new">Schedule a Job</LinkButton>}
            />
          }
          editPath={(id) => `/appointments?id=${encodeURIComponent(id)}&action=edit`}
          onCancel={cancel}
          cancellingId={cancellingId}
        />
        {isNear && (
          <Suspense>
            <Peek jobs={data} area={area} pressed={pressed} />
          </Suspense>
        )}
      </div>
      {data.length > shown && (
        <div className={styles.more}>
          <Button onClick={() => setShown(shown + STEP)}>Load More</Button>
        </div>
      )}
    </Card>
  );
}
