import { useQuery } from '@tanstack/react-query';
import { api } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { Chips } from './Chips';
import styles from './Chips.module.css';

/** What a business has changes with the day, not with the minute. */
const FRESH_MS = 300_000;
/** As many as can come: what is there already does not move. */
const MOST_OWN = 3;
/** Of the page's own, beside those of the business. */
const OF_PAGE = 2;

function Skeleton() {
  return (
    <div className={styles.chips} role="status" aria-label="Looking for questions...">
      {Array.from({ length: MOST_OWN }, (_, index) => (
        <span key={index} className={styles.bar} />
      ))}
    </div>
  );
}

/** What fits the business today, beneath what fits the page; only the page's where nothing is known. */
export function FirstQuestions({ questions }: { questions: string[] }) {
  const { data, isPending } = useQuery({
    queryKey: ['/api/assistant/suggestions'],
    queryFn: ({ signal }) =>
      callAs(shapes.AssistantSuggestions, api.GET('/api/assistant/suggestions', { signal })),
    staleTime: FRESH_MS,
    retry: false,
  });
  const first = questions.slice(0, OF_PAGE);
  const own = (data?.questions ?? []).filter((each) => !first.includes(each));
  return (
    <>
      <Chips questions={first} />
      {isPending ? (
        <Skeleton />
      ) : (
        <Chips questions={own.length > 0 ? own : questions.slice(OF_PAGE)} />
      )}
    </>
  );
}
