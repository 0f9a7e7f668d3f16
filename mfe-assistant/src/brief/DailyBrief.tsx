import { useQuery } from '@tanstack/react-query';
import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { Link, useCan, type IsoDate } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';
import styles from './DailyBrief.module.css';
import { wordsOf } from './task-words';

type BriefRow = Schema<'BriefRow'>;

/** Refetch interval, the same as the dashboard's figures, in milliseconds (5 minutes). */
const REFRESH_MS = 300_000;
/** Maximum number of rows, reserved while loading so that the layout does not shift. */
const ROWS = 3;
/** Order of the tasks: waiting work first, then opportunities. */
const ORDER: readonly BriefRow['task'][] = ['close', 'confirm', 'invite', 'book'];

function useBrief(isAllowed: boolean) {
  return useQuery({
    queryKey: queryKeys.brief(),
    queryFn: ({ signal }) => callAs(shapes.DailyBrief, api.GET('/api/assistant/brief', { signal })),
    enabled: isAllowed,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
}

function Skeleton() {
  return (
    <div className={styles.rows} role="status" aria-label="Loading today's brief...">
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} className={styles.row}>
          <span className={styles.tile} />
          <span className={styles.words}>
            <span className={styles.bar} />
            <span className={styles.bar} />
          </span>
        </span>
      ))}
    </div>
  );
}

/** One task; screen readers hear the whole sentence as the link's name. */
function Task({ row, text, today }: { row: BriefRow; text: string; today: IsoDate }) {
  const { figure, title, note, action } = wordsOf(row, today);
  return (
    <li className={styles.row}>
      <span className={styles.tile} aria-hidden="true">
        {figure}
      </span>
      <span className={styles.words} aria-hidden="true">
        <span>{title}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <Link className={styles.action} to={row.url}>
        {action}
        <span className="cc-visually-hidden">: {text}</span>
      </Link>
    </li>
  );
}

function Tasks({ brief: { sentences, date } }: { brief: Schema<'DailyBrief'> }) {
  const tasks = sentences
    .flatMap(({ row, text }) => (row ? [{ row, text }] : []))
    .toSorted((a, b) => ORDER.indexOf(a.row.task) - ORDER.indexOf(b.row.task));
  // The first sentence is about today and is shown in the banner.
  const notes = sentences.slice(1).filter(({ row }) => !row);
  return (
    <>
      {tasks.length > 0 && (
        <ul className={styles.rows}>
          {tasks.map(({ row, text }) => (
            <Task key={row.task} row={row} text={text} today={date} />
          ))}
        </ul>
      )}
      {notes.map(({ text, proof }) => (
        <p key={text} className={styles.aside}>
          {text} <Link to={proof.url}>{proof.title}</Link>
        </p>
      ))}
    </>
  );
}

/** Tasks of the day, each with a link. */
export function DailyBrief() {
  const isAllowed = useCan('dashboard:read');
  const { data, isError, refetch } = useBrief(isAllowed);
  if (!isAllowed || data?.sentences.length === 0) return null;
  if (!data && isError) {
    return (
      <p className={styles.failed}>
        Couldn&apos;t load today&apos;s brief.
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          Retry
        </button>
      </p>
    );
  }
  return (
    <section className={styles.brief} aria-labelledby="daily-brief">
      <h2 id="daily-brief" className={styles.title}>
        Your day
      </h2>
      {data ? <Tasks brief={data} /> : <Skeleton />}
    </section>
  );
}
