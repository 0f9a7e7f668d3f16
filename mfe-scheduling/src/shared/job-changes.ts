import { newId } from '@clearcoat/api-client';
import { useWaiting, type Change, type WaitingChange } from '@clearcoat/sdk/offline';
import { useMemo } from 'react';
import type { JobStep } from './appointments-api';
import type { JobArea, PhotoKind } from './job-area';

/** A job and the access through which it was opened. */
export interface JobOf {
  area: JobArea;
  id: string;
}

/** A queued change of a job. */
export type JobChange =
  | { type: 'step'; step: JobStep; at: string }
  | { type: 'notes'; notes: string }
  | { type: 'photo'; photoId: string; kind: PhotoKind }
  | { type: 'photo-deleted'; photoId: string }
  | { type: 'tick'; label: string; done: boolean };

export type WaitingJobChange = WaitingChange & { details: JobChange };

/** Subject of a job's queued changes, which are sent in order, whichever access they came from. */
const subjectOf = (id: string) => `job ${id}`;

export const addressOf = ({ area, id }: JobOf, rest: string) =>
  area.calls.replace('{id}', encodeURIComponent(id)) + rest;

/** @param details - the change, shown optimistically until it is sent */
export const changeOf = (
  { area, id }: JobOf,
  details: JobChange,
  call: Omit<Change, 'id' | 'subject' | 'details' | 'path'>,
): Change => ({ ...call, id: newId(), subject: subjectOf(id), path: area.page(id), details });

const waitingOf = (waiting: readonly WaitingChange[], id: string) =>
  waiting.filter(
    (change): change is WaitingJobChange => change.subject === subjectOf(id) && !change.refusal,
  );

/** A job's queued changes on this device. */
export function useWaitingOf(id: string): WaitingJobChange[] {
  const waiting = useWaiting();
  return useMemo(() => waitingOf(waiting, id), [waiting, id]);
}

/** The same for several jobs: returns a function of the id. */
export function useWaitingOfEach(): (id: string) => WaitingJobChange[] {
  const waiting = useWaiting();
  return (id) => waitingOf(waiting, id);
}
