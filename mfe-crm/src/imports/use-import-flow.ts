import { useSearchParams } from '@clearcoat/sdk';
import type { Duplicates } from './imports-api';
import {
  readChoice,
  readDuplicates,
  readReadings,
  writeChoice,
  type Choice,
  type Readings,
} from './mapping';

/** State of the import flow in the address, so that a reload continues at the same step. */
export function useImportFlow() {
  const [params, setParams] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      edit(next);
      return next;
    });
  return {
    id: params.get('id'),
    isChecking: params.get('step') === 'check',
    choice: readChoice(params),
    duplicates: readDuplicates(params),
    readings: readReadings(params),
    begin: (id: string) => setParams({ id }),
    /** The same file with another sheet or heading row. */
    reread: (id: string) => setParams({ id }, { replace: true }),
    check: (choice: Choice, duplicates: Duplicates, readings: Readings) =>
      change((next) => {
        writeChoice(next, choice, duplicates, readings);
        next.set('step', 'check');
      }),
    backToColumns: () => change((next) => next.delete('step')),
    /** Starts over with another file. */
    restart: () => setParams({}),
    /** Drops the choices, which are no longer needed. */
    running: (id: string) => setParams({ id }, { replace: true }),
  };
}
