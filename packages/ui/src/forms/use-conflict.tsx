import { useRef, useState, type ReactNode } from 'react';
import type { FormInstance } from 'antd';
import { ConflictNotice, type ConflictChange, type Side } from './ConflictNotice';
import { merge, type Merge } from './merge';

/** Answers of editable rows carry a version. */
export interface Versioned {
  version?: number;
}

/** Relation between a form and the stored row. */
export interface ConflictRules<Values extends object, Stored extends Versioned> {
  /** The row that the form was filled from. */
  stored: Stored | undefined;
  toValues: (stored: Stored) => Values;
  labels: Partial<Record<keyof Values, string>>;
  /** Readable text of a value. Default: its text, On or Off, and 'Empty' for nothing. */
  inWords?: (name: keyof Values, value: unknown, stored: Stored | undefined) => string | undefined;
}

interface Found<Values, Stored> extends Merge<Values> {
  current: Stored;
  changed: ConflictChange | undefined;
  chosen: Partial<Record<keyof Values, Side>>;
}

function plainWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : 'Empty';
}

interface Refusal<Stored> {
  code: unknown;
  current: Stored | undefined;
  changed?: ConflictChange;
}

/** Stored row and its author, if the error is a version conflict. */
function refusalOf<Stored>(error: unknown): Partial<Refusal<Stored>> {
  if (!(error instanceof Error) || !('code' in error) || !('current' in error)) return {};
  return error.code === 'version_conflict' ? (error as unknown as Refusal<Stored>) : {};
}

/**
 * Resolves concurrent edits: the later person sees both values and chooses. No input is lost, and
 * fields that only the other person changed are taken over.
 *
 * @returns `version` for the next save, `rebase` and `handle` for a refused one (true for a conflict), `saved`
 *   for a form that stays open after a save, and the `notice` to show in the form
 * @example
 * const conflict = useConflict(form, { stored: contact, toValues, labels });
 * try { await save(values, conflict.version); }
 * catch (error) {
 *   if (conflict.rebase(error)) return saveAgain();
 *   if (!conflict.handle(error)) fail(error);
 * }
 */
export function useConflict<Values extends object, Stored extends Versioned>(
  form: FormInstance<Values>,
  { stored, toValues, labels, inWords }: ConflictRules<Values, Stored>,
) {
  // The row that the form started from; a refetch does not change it.
  const base = useRef(stored);
  const [found, setFound] = useState<Found<Values, Stored>>();
  const set = (name: string, value: unknown) =>
    form.setFieldsValue({ [name]: value } as Parameters<typeof form.setFieldsValue>[0]);

  /** Merge with the stored row; undefined if the error is not a conflict. */
  function compare(error: unknown) {
    const { current, changed } = refusalOf<Stored>(error);
    if (!current || !base.current) return undefined;
    const started = toValues(base.current);
    const yours = { ...started, ...form.getFieldsValue() };
    return { current, changed, merged: merge(started, yours, toValues(current)) };
  }

  /**
   * Adopts the new version if none of the form's fields changed, for example if another part of
   * the row did. The save is then repeated without a question.
   */
  function rebase(error: unknown): boolean {
    const compared = compare(error);
    if (!compared) return false;
    const { differing, taken } = compared.merged;
    if (differing.length > 0 || Object.keys(taken).length > 0) return false;
    base.current = compared.current;
    return true;
  }

  function handle(error: unknown): boolean {
    const compared = compare(error);
    if (!compared) return false;
    const { current, changed, merged } = compared;
    for (const [name, value] of Object.entries(merged.taken)) set(name, value);
    base.current = current;
    setFound({ ...merged, current, changed, chosen: {} });
    return true;
  }

  function choose(name: string, side: Side) {
    if (!found) return;
    const differing = found.differing.map((field) => {
      if (field.name !== name) return field;
      // Choosing 'yours' restores the latest input, not the initial value.
      const { [name as keyof Values]: present } = form.getFieldsValue() as Partial<Values>;
      const yours: unknown = side === 'theirs' ? present : field.yours;
      set(name, side === 'theirs' ? field.theirs : yours);
      return { ...field, yours };
    });
    setFound({ ...found, differing, chosen: { ...found.chosen, [name]: side } });
  }

  const wordsOf = (name: keyof Values, value: unknown) =>
    inWords?.(name, value, found?.current) ?? plainWords(value);
  const labelOf = (name: string) => labels[name as keyof Values] ?? name;
  const notice: ReactNode = found && (
    <ConflictNotice
      key={found.current.version}
      changed={found.changed}
      taken={Object.keys(found.taken).map(labelOf)}
      onChoose={choose}
      fields={found.differing.map(({ name, yours, theirs }) => ({
        name,
        label: labelOf(name),
        yours: wordsOf(name, yours),
        theirs: wordsOf(name, theirs),
        chosen: found.chosen[name] ?? 'yours',
      }))}
    />
  );
  return {
    /** Read at the time of sending. */
    version: () => base.current?.version,
    rebase,
    handle,
    /** @deprecated since contract 1.4: `handle`. */
    take: handle,
    saved(answer: Stored | undefined) {
      base.current = answer ?? base.current;
      setFound(undefined);
    },
    notice,
  };
}
