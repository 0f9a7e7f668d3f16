import { useQuery } from '@tanstack/react-query';
import { useCan, useNavigate } from '@clearcoat/sdk';
import { againPath } from '../../job/again';
import type { Appointment } from '../../shared/appointments-api';
import { timesOf, type Spot } from '../spot';
import { toPlaceQuery } from './to-place-api';

/** A job that needs a time, as the drag code takes it. */
export interface WaitingJob {
  /** The appointment to book again. */
  job: Appointment;
  dragged: Appointment;
}

/** A date of no view, so that a drop on any day is a move. */
const NO_DATE = '1970-01-01';

/** The id differs from the calendar's, which may show the same appointment. */
const waitingJob = (job: Appointment): WaitingJob => ({
  job,
  dragged: { ...job, id: `place-${job.id}`, date: NO_DATE, status: 'scheduled' },
});

/** All jobs that can be dragged. */
export const withWaiting = (jobs: readonly Appointment[], waiting: readonly WaitingJob[]) => [
  ...jobs,
  ...waiting.map(({ dragged }) => dragged),
];

/** Jobs that need a time, for people who can book. A dropped one opens the prefilled form. */
export function useTray() {
  const { data = [] } = useQuery({ ...toPlaceQuery(), enabled: useCan('appointments:write') });
  const navigate = useNavigate();
  const waiting = data.map(waitingJob);
  /** Opens the form if the dropped job is a waiting one. */
  const place = ({ id }: Appointment, to: Spot): boolean => {
    const item = waiting.find(({ dragged }) => dragged.id === id);
    if (!item) return false;
    const { startTime } = timesOf(to);
    const crew = { ...item.job.crew, id: to.crewId };
    void navigate(againPath({ ...item.job, startTime, crew }, to.date));
    return true;
  };
  return { waiting, place };
}
