import { useQuery } from '@tanstack/react-query';
import { api, call } from '@clearcoat/api-client';
import { formatDate, formatWeekday, Link, useCan } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';
import { Icon } from '@clearcoat/ui/icons';
import styles from './DailyBrief.module.css';

/** As often as the dashboard's own figures, in milliseconds (5 minutes). */
const REFRESH_MS = 300_000;
const SKELETON_ROWS = [82, 68, 90, 74];

function useBrief(isAllowed: boolean) {
  return useQuery({
    queryKey: queryKeys.brief(),
    queryFn: ({ signal }) => call(api.GET('/api/assistant/brief', { signal })),
    enabled: isAllowed,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
}

function Skeleton() {
  return (
    <div className={styles.rows} role="status" aria-label="Loading today's brief...">
      {SKELETON_ROWS.map((width) => (
        <span key={width} className={styles.row}>
          <span className={styles.bar} style={{ width: `${width}%` }} />
        </span>
      ))}
    </div>
  );
}

/** A few sentences about the day, each leading to where it can be looked up. */
export function DailyBrief() {
  const isAllowed = useCan('dashboard:read');
  const { data, isError, refetch } = useBrief(isAllowed);
  if (!isAllowed || data?.sentences.length === 0) return null;
  if (!data && isError) {
    return (
      <p className={styles.failed}>
        Today&apos;s brief didn&apos;t load.
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          Retry
        </button>
      </p>
    );
  }
  return (
    <section className={styles.brief} aria-labelledby="daily-brief">
      <header className={styles.head}>
        <h2 id="daily-brief" className={styles.title}>
          Your day
        </h2>
        {data && (
          <p className={styles.date}>
            {formatWeekday(data.date)}, {formatDate(data.date)}
          </p>
        )}
      </header>
      {data ? (
        <ul className={styles.rows}>
          {data.sentences.map(({ text, proof }) => (
            <li key={text}>
              <Link className={styles.row} to={proof.url}>
                <span className={styles.text}>{text}</span>{' '}
                <span className={styles.proof}>
                  {proof.title}
                  <Icon name="arrow-right" size={16} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton />
      )}
    </section>
  );
}
