import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { formatTimeRange, toast } from '@clearcoat/sdk';
import { invalidateBusinessData, queryKeys } from '@clearcoat/sdk/query';
import { toastError } from '@clearcoat/ui/core';
import { useRef, useState } from 'react';
import { historyQuery, updateAppointment, type Appointment } from '../shared/appointments-api';
import { describe, fullDay, toastJob } from '../shared/display';
import { overlapText } from '../appointment-form/clash';
import { showMoved, type Crew } from '../shared/calendar-api';
import { spotOf, timesOf, type Spot } from './spot';

/** 'Tue, Nov 24, 2026, 9:00–11:00 AM, Van 1' */
export function spotInWords(spot: Spot, crews: readonly Crew[]): string {
  const { startTime, endTime } = timesOf(spot);
  const crew = crews.length > 1 ? crews.find(({ id }) => id === spot.crewId)?.name : undefined;
  return [fullDay(spot.date), formatTimeRange(startTime, endTime), crew].filter(Boolean).join(', ');
}

/** A move that was refused because somebody else changed the appointment. */
export interface RefusedMove {
  /** The appointment as it is stored now. */
  job: Appointment;
  wanted: Spot;
  /** Name of the person who changed it; undefined if unknown. */
  by: string | undefined;
}

interface Move {
  job: Appointment;
  to: Spot;
  isUndo?: boolean;
}

/** Omitted fields stay unchanged. */
const put = ({ job, to }: Move, version: number) =>
  updateAppointment(
    job.id,
    {
      contactId: job.contactId,
      serviceId: job.serviceId,
      date: to.date,
      ...timesOf(to),
      crewId: to.crewId,
    },
    version,
  );

/**
 * Version numbers that this tab's own moves created. A second move before the first answer is
 * based on the old version, yet is not a conflict.
 */
function useOwnVersions() {
  const own = useRef(new Map<string, number>());
  const keyOf = (id: string, version: number) => `${id} ${version}`;
  const latest = (id: string, version: number): number => {
    const next = own.current.get(keyOf(id, version));
    return next === undefined ? version : latest(id, next);
  };
  const note = (id: string, before: number, after: number) =>
    own.current.set(keyOf(id, before), after);
  return { latest, note };
}

/** Moves run one after the other, so that each knows the version that the previous one created. */
const MOVES = ['calendar', 'move'];

/** Optimistic appointment until the server answers. */
function expected({ job, to }: Move, crews: readonly Crew[]): Appointment {
  const { startTime, endTime } = timesOf(to);
  const crew = crews.find(({ id }) => id === to.crewId) ?? job.crew;
  return { ...job, date: to.date, time: startTime, startTime, endTime, crew };
}

const storedByNow = (error: unknown): Appointment | undefined =>
  error instanceof ApiError && error.code === 'version_conflict'
    ? (error.current as Appointment | undefined)
    : undefined;

/**
 * Moves appointments optimistically, with Undo. Changes by other people are never overwritten
 * unseen.
 */
export function useMoveJob(crews: readonly Crew[]) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<RefusedMove>();
  const versions = useOwnVersions();
  /** While another move is pending, its optimistic state stays on screen. */
  const isLast = () => client.isMutating({ mutationKey: MOVES }) < 2;
  const { mutate } = useMutation({
    mutationKey: MOVES,
    scope: { id: MOVES.join(' ') },
    mutationFn: async (move: Move) => {
      const before = versions.latest(move.job.id, move.job.version);
      const saved = await put(move, before);
      versions.note(saved.id, before, saved.version);
      return saved;
    },
    onMutate: (move: Move) => {
      setRefused(undefined);
      showMoved(client, expected(move, crews));
    },
    onSuccess: (saved, { job, isUndo }) => {
      if (isLast()) showMoved(client, saved);
      client.setQueryData(queryKeys.appointment(saved.id), saved);
      const title = isUndo ? 'Put back' : 'Moved';
      const where = `${describe(saved).customer}, ${spotInWords(spotOf(saved), crews)}`;
      const description = [where, overlapText(saved)].filter(Boolean).join('. ');
      const undo = () => mutate({ job: saved, to: spotOf(job), isUndo: true });
      const action = !isUndo && { action: { label: 'Undo', onClick: undo } };
      toast({ title, description, ...action, ...toastJob(saved) });
    },
    onError: async (error, { job, to }) => {
      const current = storedByNow(error);
      showMoved(client, current ?? job);
      if (!current) {
        toastError(error, "That wasn't saved. The job is where it was.");
        return;
      }
      const history = await client.fetchQuery(historyQuery(job.id)).catch(() => []);
      setRefused({ job: current, wanted: to, by: history[0]?.by ?? undefined });
    },
    onSettled: () => (isLast() ? invalidateBusinessData(client) : undefined),
  });
  return {
    move: (job: Appointment, to: Spot) => mutate({ job, to }),
    refused,
    /** Accepts the other person's change. */
    leave: () => setRefused(undefined),
  };
}
