import type { ReactNode } from 'react';
import { Alert } from '../base/Alert';
import styles from './layout.module.css';
import type { SaveOutcome } from './use-save-form';

export interface FormFootProps {
  /** A conflict notice, or anything else to read before sending again. */
  notice?: ReactNode;
  /** Result of saving. Default: nothing is shown. */
  outcome?: SaveOutcome | undefined;
  /** Message after saving, if the form stays open. Default: none. */
  savedText?: string;
  /** In a page: whether there are unsaved changes, which keeps the buttons in reach on a phone. */
  isUnsaved?: boolean;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** End of a form: the result and its buttons. */
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
  /** Keeps short fields side by side even on a phone, such as two times. Default: false. */
  isShort?: boolean;
  children: ReactNode;
}

/**
 * Two fields side by side if there is room. @example <FieldPair><FormItem … /><FormItem …
 * /></FieldPair>
 */
export function FieldPair({ isShort = false, children }: FieldPairProps) {
  return <div className={`${styles.pair} ${isShort ? styles.short : ''}`}>{children}</div>;
}
