import { useMutation } from '@tanstack/react-query';
import {
  applyFieldErrors,
  useConflict,
  useForm,
  type ConflictRules,
  type Versioned,
} from '@clearcoat/ui/forms';
import { useRef, useState } from 'react';

export interface SaveForm<Values extends object, Result, Stored extends Versioned> {
  /** Saves, or throws; `version` is what the change is based on. */
  save: (values: Values, version: number | undefined) => Promise<Result>;
  onSaved?: (result: Result) => void;
  /** The sentence for what was thrown. */
  failureText: (error: unknown) => string;
  onDirtyChange?: (dirty: boolean) => void;
  /** For what somebody else may change meanwhile. */
  conflict?: ConflictRules<Values, Stored> | undefined;
}

/** `isPart`: something was typed after it was sent, and is not saved. */
type Outcome = { type: 'saved'; isPart: boolean } | { type: 'failed'; text: string };

const nothingStored = { stored: undefined, toValues: () => ({}) as never, labels: {} };

/**
 * The life of a form: typed in, sent once however often the button is pressed, then saved or back
 * with the server's sentences below their fields, or with what somebody else saved meanwhile.
 */
export function useSaveForm<Values extends object, Result, Stored extends Versioned>(
  options: SaveForm<Values, Result, Stored>,
) {
  const { save, onSaved, failureText, onDirtyChange } = options;
  const [form] = useForm<Values>();
  const [outcome, setOutcome] = useState<Outcome>();
  const conflict = useConflict(form, options.conflict ?? nothingStored);
  // A double click gets here twice before the button is seen as busy.
  const isSent = useRef(false);
  const isTypedSince = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (values: Values) => save(values, conflict.version()),
    onSuccess: (result) => {
      onDirtyChange?.(isTypedSince.current);
      setOutcome({ type: 'saved', isPart: isTypedSince.current });
      conflict.saved(result as Stored | undefined);
      onSaved?.(result);
    },
    onError: (error) => {
      if (conflict.take(error)) return;
      applyFieldErrors(form, error);
      setOutcome({ type: 'failed', text: failureText(error) });
    },
    onSettled: () => {
      isSent.current = false;
    },
  });

  const formProps = {
    form,
    onFinish: (values: Values) => {
      if (isSent.current) return;
      isSent.current = true;
      isTypedSince.current = false;
      setOutcome(undefined);
      mutate(values);
    },
    onValuesChange: () => {
      isTypedSince.current = true;
      setOutcome(undefined);
      onDirtyChange?.(true);
    },
  };
  return { form, formProps, outcome, notice: conflict.notice, isSaving: isPending };
}
