import { useQuery } from '@tanstack/react-query';
import { api } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { Chips } from './Chips';
import styles from './Chips.module.css';

/** Cache time; a business's questions change daily. */
const FRESH_MS = 300_000;
/** Maximum of own questions, reserved while loading so that the layout does not shift. */
const MOST_OWN = 3;
/** Number of the page's questions shown beside the business's own. */
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

/**
 * Questions for the page, then questions for the business today. Only the page's if the request
 * fails.
 */
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
