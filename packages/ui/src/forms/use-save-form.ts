import { IdempotencyKeys } from '@clearcoat/api-client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { applyFieldErrors } from './apply-field-errors';
import { useForm, type FormInstance } from './Form';
import { useConflict, type ConflictRules, type Versioned } from './use-conflict';

/** What a save needs beside the values. */
export interface SaveContext {
  /** What a change is based on, for `ifMatch()`; undefined for something new. */
  version: number | undefined;
  /** The header of a create: the same body twice is created once. */
  idempotencyKey: (body: unknown) => { 'Idempotency-Key': string };
}

export interface SaveFormOptions<
  Values extends object,
  Result,
  Stored extends Versioned = Versioned,
> {
  /** Saves, or throws. */
  save: (values: Values, context: SaveContext) => Promise<Result>;
  /** Says itself what is wrong with the values; false keeps them from being sent. Default: all are sent. */
  accepts?: ((values: Values, form: FormInstance<Values>) => boolean) | undefined;
  onSaved?: ((result: Result) => void) | undefined;
  /** For what the form does not say itself, such as a toast. A conflict never gets here. Default: nothing. */
  onFailed?: ((error: unknown) => void) | undefined;
  /** The sentence for what was thrown, as `outcome`. Default: none. */
  failureText?: ((error: unknown) => string) | undefined;
  /** The form's names for fields that the server calls otherwise. Default: all are called the same. */
  fieldNames?: Readonly<Record<string, keyof Values & string>> | undefined;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** For what somebody else may change meanwhile. Default: nobody does. */
  conflict?: ConflictRules<Values, Stored> | undefined;
  /** The form can be sent again after it was saved. Default: false, saving ends it. */
  staysOpen?: boolean | undefined;
}

/** `isPart`: something was typed after it was sent, and is not saved. */
export type SaveOutcome = { type: 'saved'; isPart: boolean } | { type: 'failed'; text: string };

/** Conflicts in a row after which the person is told. */
const MOST_REPEATS = 5;

const nothingStored = { stored: undefined, toValues: () => ({}) as never, labels: {} };

/**
 * The life of a form: typed in, sent once however often the button is pressed, then saved or back with
 * the server's sentences below their fields, or with what somebody else saved meanwhile.
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
  // A double click gets here twice before the button is seen as busy, or even after the success.
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
