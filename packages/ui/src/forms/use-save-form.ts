import { IdempotencyKeys } from '@clearcoat/api-client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { applyFieldErrors } from './apply-field-errors';
import { useForm, type FormInstance } from './Form';
import { useConflict, type ConflictRules, type Versioned } from './use-conflict';

/** Context of a save besides the values. */
export interface SaveContext {
  /** Base version for `ifMatch()`; undefined for a new row. */
  version: number | undefined;
  /** Header of a create: the same body twice is created once. */
  idempotencyKey: (body: unknown) => { 'Idempotency-Key': string };
}

export interface SaveFormOptions<
  Values extends object,
  Result,
  Stored extends Versioned = Versioned,
> {
  /** Saves, or throws. */
  save: (values: Values, context: SaveContext) => Promise<Result>;
  /**
   * Custom validation that shows its own messages; false cancels the save. Default: always saves.
   */
  accepts?: ((values: Values, form: FormInstance<Values>) => boolean) | undefined;
  onSaved?: ((result: Result) => void) | undefined;
  /**
   * Called for failures that the form does not show itself, for example to show a toast. Not
   * called for conflicts. Default: nothing.
   */
  onFailed?: ((error: unknown) => void) | undefined;
  /** Message for an error, used as `outcome`. Default: none. */
  failureText?: ((error: unknown) => string) | undefined;
  /** Form field names for fields that the server names differently. Default: all are the same. */
  fieldNames?: Readonly<Record<string, keyof Values & string>> | undefined;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Conflict handling for rows that other people may edit. Default: none. */
  conflict?: ConflictRules<Values, Stored> | undefined;
  /** Whether the form can be sent again after saving. Default: false, saving ends it. */
  staysOpen?: boolean | undefined;
}

/** `isPart`: there is unsaved input that was typed after sending. */
export type SaveOutcome = { type: 'saved'; isPart: boolean } | { type: 'failed'; text: string };

/** Automatic retries after conflicts before the person is told. */
const MOST_REPEATS = 5;

const nothingStored = { stored: undefined, toValues: () => ({}) as never, labels: {} };

/**
 * Life cycle of a form: edited, sent once per press, then saved, or returned with the server's
 * messages below their fields, or with a conflict.
 *
 * @returns `formProps` for `Form`, `notice` (a conflict) and `outcome` to show in it, `isSaving` for its button
 * @example
 * const { formProps, notice, isSaving } = useSaveForm<Values, Contact>({
 *   save: (values, { idempotencyKey }) => createContact(values, idempotencyKey(values)),
 *   onSaved: close,
 *   onFailed: (error) => toastError(error, 'Failed to create contact. Please try again.'),
 * });
 */
export function useSaveForm<Values extends object, Result, Stored extends Versioned = Versioned>(
  options: SaveFormOptions<Values, Result, Stored>,
) {
  const { save, accepts, onSaved, onFailed, failureText, onDirtyChange, staysOpen } = options;
  const [form] = useForm<Values>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [keys] = useState(() => new IdempotencyKeys());
  const conflict = useConflict(form, options.conflict ?? nothingStored);
  // A double click arrives twice before the button renders as busy, or even after the success.
  const isSent = useRef(false);
  const isTypedSince = useRef(false);
  const repeats = useRef(0);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (values: Values) =>
      save(values, {
        version: conflict.version(),
        idempotencyKey: (body) => keys.headers(body),
      }),
    onSuccess: (result) => {
      keys.done();
      isSent.current = !staysOpen;
      onDirtyChange?.(isTypedSince.current);
      setOutcome({ type: 'saved', isPart: isTypedSince.current });
      conflict.saved(result as Stored | undefined);
      onSaved?.(result);
    },
    onError: (error, values) => {
      if (repeats.current < MOST_REPEATS && conflict.rebase(error)) {
        repeats.current += 1;
        mutate(values);
        return;
      }
      isSent.current = false;
      if (conflict.handle(error)) return;
      applyFieldErrors(form, error, options.fieldNames);
      if (failureText) setOutcome({ type: 'failed', text: failureText(error) });
      onFailed?.(error);
    },
  });

  const formProps = {
    form,
    onFinish: (values: Values) => {
      if (accepts && !accepts(values, form)) return;
      if (isSent.current) return;
      isSent.current = true;
      isTypedSince.current = false;
      repeats.current = 0;
      setOutcome(undefined);
      mutate(values);
    },
    onValuesChange: () => {
      isTypedSince.current = true;
      setOutcome(undefined);
      onDirtyChange?.(true);
    },
  };
  const isSaving = isPending || (isSuccess && !staysOpen);
  return { form, formProps, outcome, notice: conflict.notice, isSaving };
}
