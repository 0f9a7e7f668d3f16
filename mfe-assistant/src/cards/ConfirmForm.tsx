import type { ReactNode, SyntheticEvent } from 'react';
import { useCan } from '@clearcoat/sdk';
import { Spinner } from '@clearcoat/ui/icons';
import type { Confirmable } from '../conversation/drafts';
import styles from './cards.module.css';
import { useConfirm, type Confirming } from './use-confirm';

interface Props {
  draft: Confirmable;
  needs: Parameters<typeof useCan>[0];
  confirming: Confirming;
  /** Label of the button. */
  action: string;
  isDanger?: boolean;
  /** Text without permission. */
  notAllowed: string;
  children: ReactNode;
}

/** Form of a card: fields, error message and the button that saves. */
export function ConfirmForm({ draft, needs, confirming, action, isDanger, ...props }: Props) {
  const confirm = useConfirm(draft, confirming);
  const may = useCan(needs);
  const isSending = draft.status === 'sending';

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    confirm();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {props.children}
      <div className={styles.foot}>
        {draft.failure && (
          <p className={styles.failure} role="alert">
            {draft.failure}
          </p>
        )}
        {may ? (
          <button
            className={isDanger ? styles.danger : styles.primary}
            type="submit"
            aria-disabled={isSending}
            aria-busy={isSending}
          >
            {isSending && <Spinner />}
            {action}
          </button>
        ) : (
          <p className={styles.hint}>{props.notAllowed}</p>
        )}
      </div>
    </form>
  );
}
