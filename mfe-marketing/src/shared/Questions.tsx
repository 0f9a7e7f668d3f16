import { Icon } from '@clearcoat/ui/icons';
import type { Question } from './questions';
import { Soon } from './Soon';
import styles from './Questions.module.css';

/** Questions as `<details>` of a common name, so that browsers open one at a time. */
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
