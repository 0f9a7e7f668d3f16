import { useMutation } from '@tanstack/react-query';
import { applyFieldErrors, useForm } from '@clearcoat/ui/forms';
import { useRef, useState } from 'react';

interface SaveForm<Values extends object, Result> {
  /** Saves, or throws. */
  save: (values: Values) => Promise<Result>;
  onSaved?: (result: Result) => void;
  /** The sentence for what was thrown. */
  failureText: (error: unknown) => string;
  onDirtyChange?: (dirty: boolean) => void;
}

type Outcome = { type: 'saved' } | { type: 'failed'; text: string };

/**
 * The life of a form: typed in, sent once however often the button is pressed, then saved or back
 * with the server's sentences below their fields.
 */
export function useSaveForm<Values extends object, Result>(options: SaveForm<Values, Result>) {
  const { save, onSaved, failureText, onDirtyChange } = options;
  const [form] = useForm<Values>();
  const [outcome, setOutcome] = useState<Outcome>();
  // A double click gets here twice before the button is seen as busy.
  const isSent = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onSuccess: (result) => {
      onDirtyChange?.(false);
      setOutcome({ type: 'saved' });
      onSaved?.(result);
    },
    onError: (error) => {
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
      setOutcome(undefined);
      mutate(values);
    },
    onValuesChange: () => {
      setOutcome(undefined);
      onDirtyChange?.(true);
    },
  };
  return { form, formProps, outcome, isSaving: isPending };
}
