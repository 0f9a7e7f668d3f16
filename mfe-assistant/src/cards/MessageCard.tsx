import { messageLink } from '@clearcoat/sdk/rules';
import { Icon } from '@clearcoat/ui/icons';
import { conversation } from '../conversation/conversation';
import type { MessageDraft } from '../conversation/drafts';
import { useCopy } from '@clearcoat/ui/core';
import styles from './cards.module.css';
import { Field } from './Field';

function Actions({ draft }: { draft: MessageDraft }) {
  const { isCopied, copy } = useCopy();
  const { drafted, values } = draft;
  const isSms = drafted.channel === 'sms';
  return (
    <div className={styles.actions}>
      {drafted.to && (
        <a className={styles.primary} href={messageLink({ ...drafted, ...values })}>
          <Icon name={isSms ? 'chat' : 'mail'} size={18} />
          {isSms ? 'Open in Messages' : 'Open in Mail'}
        </a>
      )}
      <button className={styles.secondary} type="button" onClick={() => copy(values.text)}>
        {isCopied && <Icon name="check" size={18} />}
        <span role={isCopied ? 'status' : undefined}>{isCopied ? 'Copied' : 'Copy'}</span>
      </button>
    </div>
  );
}

/** Card with a drafted message, to edit, copy or open in a mail or messaging app. */
export function MessageCard({ draft }: { draft: MessageDraft }) {
  const { drafted, values, id } = draft;
  const change = (changed: Partial<MessageDraft['values']>) =>
    conversation.changeDraft(id, { values: { ...values, ...changed } });
  return (
    <div className={styles.form}>
      <p className={styles.hint}>
        To {drafted.customer}
        {drafted.to && `, ${drafted.to}`}
      </p>
      {drafted.channel === 'email' && (
        <Field label="Subject" isWide>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={values.subject}
              onChange={(event) => change({ subject: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label="Message" isWide>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            value={values.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      <Actions draft={draft} />
    </div>
  );
}
