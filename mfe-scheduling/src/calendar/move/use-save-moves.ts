import { ApiError, IdempotencyKeys } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { toastError } from '@clearcoat/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '../../shared/appointments-api';
import { shortDay } from '../../shared/display';
import { jobsInWords } from '../heads';
import { saveMoves, type MovesInput } from './moves-api';
import { inputsOf, type PlannedMove } from './use-move-plan';

const FAILED = "That wasn't saved. The jobs are where they were.";

const CHANGED = 'Changed meanwhile. Please look again.';
const REFUSALS: Partial<Record<string, string>> = {
  time_taken: 'That time is taken. Please choose another.',
};

/** Former places of appointments that were moved, for the same call. */
function backInput(moves: readonly PlannedMove[], saved: readonly Appointment[]): MovesInput {
  const versions = new Map(saved.map(({ id, version }) => [id, version]));
  return {
    moves: moves.map(({ job: { id, version, date, startTime, endTime, crew } }) => ({
      ...{ id, version: versions.get(id) ?? version },
      ...{ date, startTime, endTime, crewId: crew.id },
    })),
    mayOverlap: true,
  };
}

interface SaveMovesOptions {
  onMoved: (saved: readonly Appointment[]) => void;
  onUndone: () => void;
}

/** Moves appointments together, with Undo. */
export function useSaveMoves({ onMoved, onUndone }: SaveMovesOptions) {
  const client = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  const send = (body: MovesInput) => saveMoves(body, keys.headers(body));
  const common = {
    onError: (error: unknown) => toastError(error, FAILED),
    onSettled: () => invalidateBusinessData(client),
  };
  const undo = useMutation({
    ...common,
    mutationFn: send,
    onSuccess: (saved) => {
      keys.done();
      onUndone();
      toast({ title: 'Put back', description: `${jobsInWords(saved.length)}, as before` });
    },
  });
  const save = useMutation({
    ...common,
    mutationFn: (moves: readonly PlannedMove[]) => send({ moves: inputsOf(moves) }),
    onSuccess: (saved, moves) => {
      keys.done();
      const onClick = () => undo.mutate(backInput(moves, saved));
      toast({
        title: `${jobsInWords(saved.length)} moved to ${shortDay(moves[0]?.next.date ?? '')}`,
        action: { label: 'Undo', onClick },
      });
      onMoved(saved);
    },
  });
  const { error } = save;
  /** Short text for a refused appointment; the toast has the whole sentence. */
  const refusalOf = (id: string): string => {
    if (!(error instanceof ApiError) || !error.fields?.[id]) return '';
    return REFUSALS[error.code] ?? CHANGED;
  };
  return { save: save.mutate, isSaving: save.isPending, refusalOf, forget: save.reset };
}
