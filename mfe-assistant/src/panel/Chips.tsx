import { conversation } from '../conversation/conversation';
import styles from './Chips.module.css';

/** Suggested questions, sent on press. */
export function Chips({ questions }: { questions: string[] }) {
  return (
    <div className={styles.chips}>
      {questions.map((question) => (
        <button
          key={question}
          className={styles.chip}
          type="button"
          onClick={() => conversation.send(question)}
        >
          {question}
        </button>
      ))}
    </div>
  );
}
