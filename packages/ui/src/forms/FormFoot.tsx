import type { ReactNode } from 'react';
import { Alert } from '../base/Alert';
import styles from './layout.module.css';
import type { SaveOutcome } from './use-save-form';

export interface FormFootProps {
  /** A conflict, or whatever else has to be seen before it is sent again. */
  notice?: ReactNode;
  /** How saving went. Default: nothing is said. */
  outcome?: SaveOutcome | undefined;
  /** What is said when it was saved and stays open. Default: nothing. */
  savedText?: string;
  /** In a page: whether something waits to be saved, which on a phone keeps the buttons in reach. */
  isUnsaved?: boolean;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** The end of a form: what came of it, and its buttons. */
export function FormFoot({ notice, outcome, savedText, isUnsaved, children }: FormFootProps) {
  const isSaved = outcome?.type === 'saved' && savedText;
  return (
    <div className={styles.foot} data-unsaved={isUnsaved}>
      {notice}
      {outcome?.type === 'failed' && <Alert type="error">{outcome.text}</Alert>}
      {isSaved && !outcome.isPart && <Alert type="success">{savedText}</Alert>}
      {isSaved && outcome.isPart && (
        <Alert type="info">{savedText} What you typed since then is not saved yet.</Alert>
      )}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}

export interface FieldPairProps {
  /** They have room beside each other on a phone as well, such as two times. Default: false. */
  isShort?: boolean;
  children: ReactNode;
}

/** Two fields beside each other where there is room. @example <FieldPair><FormItem … /><FormItem … /></FieldPair> */
export function FieldPair({ isShort = false, children }: FieldPairProps) {
  return <div className={`${styles.pair} ${isShort ? styles.short : ''}`}>{children}</div>;
}
