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

/** Where the person stands in the flow; all of it is in the address, so that a reload goes on there. */
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
    /** The same file, read from another sheet or row. */
    reread: (id: string) => setParams({ id }, { replace: true }),
    check: (choice: Choice, duplicates: Duplicates, readings: Readings) =>
      change((next) => {
        writeChoice(next, choice, duplicates, readings);
        next.set('step', 'check');
      }),
    backToColumns: () => change((next) => next.delete('step')),
    /** Another file. */
    restart: () => setParams({}),
    /** What was chosen is done with. */
    running: (id: string) => setParams({ id }, { replace: true }),
  };
}
