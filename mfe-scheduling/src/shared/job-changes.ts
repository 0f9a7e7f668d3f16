import { newId } from '@clearcoat/api-client';
import { useWaiting, type Change, type WaitingChange } from '@clearcoat/sdk/query';
import { useMemo } from 'react';
import type { JobStep } from './appointments-api';
import type { JobArea, PhotoKind } from './job-area';

/** A job, by the way on which somebody comes to it. */
export interface JobOf {
  area: JobArea;
  id: string;
}

/** What a change of a job is, for as long as it is not sent. */
export type JobChange =
  | { type: 'step'; step: JobStep; at: string }
  | { type: 'notes'; notes: string }
  | { type: 'photo'; photoId: string; kind: PhotoKind }
  | { type: 'photo-deleted'; photoId: string }
  | { type: 'tick'; label: string; done: boolean };

export type WaitingJobChange = WaitingChange & { details: JobChange };

/** Changes of one job are sent in their order, on whichever way it was come to. */
const subjectOf = (id: string) => `job ${id}`;

export const addressOf = ({ area, id }: JobOf, rest: string) =>
  area.calls.replace('{id}', encodeURIComponent(id)) + rest;

/** @param details - what it changes, as it is shown until it is sent */
export const changeOf = (
  { area, id }: JobOf,
  details: JobChange,
  call: Omit<Change, 'id' | 'subject' | 'details' | 'path'>,
): Change => ({ ...call, id: newId(), subject: subjectOf(id), path: area.page(id), details });

const waitingOf = (waiting: readonly WaitingChange[], id: string) =>
  waiting.filter(
    (change): change is WaitingJobChange => change.subject === subjectOf(id) && !change.refusal,
  );

/** What was changed of a job on this device, and is not sent yet. */
export function useWaitingOf(id: string): WaitingJobChange[] {
  const waiting = useWaiting();
  return useMemo(() => waitingOf(waiting, id), [waiting, id]);
}

/** The same of several jobs: a function that answers it of one. */
export function useWaitingOfEach(): (id: string) => WaitingJobChange[] {
  const waiting = useWaiting();
  return (id) => waitingOf(waiting, id);
}
