import { addDays, useToday, type IsoDate } from '@clearcoat/sdk';
import { endAfter, lengthOfJob } from '@clearcoat/sdk/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openDaysQuery, type Appointment } from '../../shared/appointments-api';
import { useTimeZone } from '../../shared/use-time-zone';
import { spotOf } from '../spot';
import { warningAt } from '../use-moving';
import { movesQuery, type MoveInput, type ProposedMove } from './moves-api';

/** Changes of a person to a proposed move. */
export interface MoveEdit {
  startTime?: string;
  isMoved?: boolean;
}

/** An appointment with the place that it moves to. */
export interface PlannedMove {
  job: Appointment;
  /** The appointment as it will be. */
  next: Appointment;
  isMoved: boolean;
  /** Why it has no time, or overlaps; '' if all is well. */
  problem: string;
}

const DAYS_AHEAD = 41;

/** The first open day after a day; the next day if none is known to be open. */
function useNextOpenDay(from: IsoDate): IsoDate | undefined {
  const today = useToday();
  const first = from < today ? today : addDays(from, 1);
  const { data, isPending } = useQuery(openDaysQuery(first, addDays(first, DAYS_AHEAD)));
  if (isPending) return undefined;
  const open = [...(data?.values() ?? [])].find(({ openMinutes }) => openMinutes > 0);
  return open?.date ?? first;
}

type Edits = Partial<Record<string, MoveEdit>>;

function planned(
  { appointment: job, time, problem }: ProposedMove,
  edit: MoveEdit,
  { to, timeZone }: { to: IsoDate; timeZone: string },
): PlannedMove {
  const startTime = edit.startTime ?? time?.startTime ?? job.startTime;
  const endTime = endAfter({ date: to, startTime }, lengthOfJob(job, timeZone), timeZone);
  return {
    job,
    next: { ...job, date: to, startTime, endTime, crew: time?.crew ?? job.crew },
    isMoved: edit.isMoved ?? time !== null,
    problem: edit.startTime === undefined ? problem : '',
  };
}

/** Adds a warning to those that overlap another one. */
function withOverlaps(moves: readonly PlannedMove[]): PlannedMove[] {
  const nexts = moves.filter(({ isMoved }) => isMoved).map(({ next }) => next);
  return moves.map((move) =>
    move.isMoved
      ? { ...move, problem: warningAt(spotOf(move.next), move.next, nexts) || move.problem }
      : move,
  );
}

export const inputsOf = (moves: readonly PlannedMove[]): MoveInput[] =>
  moves.map(({ job: { id, version }, next: { date, startTime, crew } }) => ({
    ...{ id, version, date, startTime, crewId: crew.id },
  }));

/** Moves of a day's appointments as the server proposes them, with changes by hand. */
export function useMovePlan(from: IsoDate, crew: string) {
  const [crewId, setCrewId] = useState(crew);
  const [chosen, setChosen] = useState<IsoDate>();
  const [edits, setEdits] = useState<Edits>({});
  const timeZone = useTimeZone();
  const nextOpenDay = useNextOpenDay(from);
  const to = chosen ?? nextOpenDay ?? '';
  const isOtherDay = to !== '' && to !== from;
  const query = useQuery({
    ...movesQuery({ from, to, crewId: crewId || undefined }),
    enabled: isOtherDay,
    placeholderData: keepPreviousData,
  });
  const proposed = isOtherDay ? (query.data ?? []) : [];
  const moves = withOverlaps(
    proposed.map((move) => planned(move, edits[move.appointment.id] ?? {}, { to, timeZone })),
  );
  return {
    crewId,
    to,
    query,
    moves,
    needsDay: chosen === '' || to === from,
    isEdited: Object.keys(edits).length > 0,
    edit: (id: string, change: MoveEdit) =>
      setEdits((before) => ({ ...before, [id]: { ...before[id], ...change } })),
    choose: (choice: { to?: IsoDate; crewId?: string }) => {
      setEdits({});
      if (choice.to !== undefined) setChosen(choice.to);
      if (choice.crewId !== undefined) setCrewId(choice.crewId);
    },
  };
}

export type MovePlan = ReturnType<typeof useMovePlan>;
