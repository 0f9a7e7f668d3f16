import { shownValues } from '../contact.fields.js';
import type { ImportCheck, ImportOutcome, ImportPreview } from '../dto/import.dto.js';
import type { FileReading } from './file-reading.js';
import { extrasInWords, type Size } from './import-extras.js';
import { countLeftOut, countUnnamed, countVisitsKept, type Decision } from './import-plan.js';

const PROBLEMS_SHOWN = 50;
const PREVIEWED = 5;

const OUTCOMES = { added: 'add', updated: 'update', skipped: 'skip' } as const satisfies Record<
  string,
  ImportOutcome
>;

/** Totals of a dry run, with the first problems and preview rows. */
export function checkOf(
  decisions: Decision[],
  { sizes }: Pick<FileReading, 'sizes'>,
  assumptions: string[],
): ImportCheck {
  const count = (outcome: Decision['outcome']) =>
    decisions.filter((decision) => decision.outcome === outcome).length;
  const failures = decisions.flatMap((decision) =>
    decision.outcome === 'failed' ? [decision] : [],
  );
  const unreadable = failures.filter(({ isOverLimit }) => !isOverLimit);
  return {
    toAdd: count('added'),
    toUpdate: count('updated'),
    toSkip: count('skipped'),
    visitsKept: countVisitsKept(decisions),
    leftOut: countLeftOut(decisions),
    unnamed: countUnnamed(decisions),
    assumptions,
    warnings: decisions.flatMap(warningsOf).slice(0, PROBLEMS_SHOWN),
    failed: unreadable.length,
    overLimit: failures.length - unreadable.length,
    problems: unreadable
      .slice(0, PROBLEMS_SHOWN)
      .map(({ rowNumber, problem }) => ({ row: rowNumber, message: problem })),
    preview: decisions.flatMap((decision) => previewOf(decision, sizes)).slice(0, PREVIEWED),
  };
}

const warningsOf = ({ rowNumber, unnamed, leftOut }: Decision) =>
  [unnamed, leftOut].flatMap((message) => (message ? [{ row: rowNumber, message }] : []));

function previewOf(decision: Decision, sizes: readonly Size[]): ImportPreview[] {
  if (decision.outcome === 'failed') return [];
  const outcome = OUTCOMES[decision.outcome];
  const also = 'extras' in decision ? extrasInWords(decision.extras, sizes) : '';
  return [{ row: decision.rowNumber, outcome, also, ...shownValues(decision.after) }];
}
