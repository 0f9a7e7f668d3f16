import { Icon } from '@clearcoat/ui/icons';
import type { Question } from './questions';
import { Soon } from './Soon';
import styles from './Questions.module.css';

/** Questions that unfold, one at a time; the browser sees to that by their common name. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer, soon }) => (
        <details key={question} name="questions" className={styles.item}>
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p>
            {answer} {soon && <Soon />}
          </p>
        </details>
      ))}
    </div>
  );
}
