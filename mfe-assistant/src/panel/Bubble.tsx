import { memo } from 'react';
import { Icon } from '@clearcoat/ui/icons';
import { DraftCard } from '../cards/DraftCard';
import { closeOpen } from '../conversation/close-open';
import type { Message } from '../conversation/conversation';
import { Markdown } from '../conversation/Markdown';
import { Figures } from '../figures/Figures';
import { RowList } from '../list/RowList';
import { Understood } from '../understood/Understood';
import styles from './Bubble.module.css';
import { Foot } from './Foot';

/** An answer with its drafts and sources. Drafts come first, so that their button is in sight. */
const Answer = memo(function Answer({ message, question, isFinished, isLatest }: Props) {
  const { content, mode, notice, drafts = [], sources = [], figures, list } = message;
  // Only a whole answer says in which mode it was given; what a table or list shows is not said twice.
  const text = mode ? (figures?.lead ?? list?.lead ?? content) : closeOpen(content);
  return (
    <div className={styles.turn} data-answer="">
      {drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} />
      ))}
      {text && (
        <div className={drafts.length > 0 ? styles.said : styles.assistant}>
          <span className="cc-visually-hidden">Assistant:</span>
          <Markdown text={text} />
        </div>
      )}
      {figures && <Figures figures={figures} />}
      {list && <RowList list={list} />}
      {notice && (
        <p className={styles.notice}>
          <Icon name="info" size={16} />
          {notice}
        </p>
      )}
      {isFinished && content && <Foot question={question} content={content} sources={sources} />}
      {isFinished && <WhatIUnderstood message={message} isLatest={isLatest} />}
    </div>
  );
});

function WhatIUnderstood({
  message: { understood, planToken },
  isLatest,
}: Pick<Props, 'message' | 'isLatest'>) {
  if (!understood?.length || !planToken) return null;
  return <Understood parts={understood} token={planToken} isLatest={isLatest} />;
}

interface Props {
  message: Omit<Message, 'id' | 'timestamp' | 'asks'>;
  /** Question of the answer. */
  question: string;
  /** Whether the answer is complete. */
  isFinished: boolean;
  /** Whether it is the last message. */
  isLatest: boolean;
}

export function Bubble(props: Props) {
  const { message } = props;
  if (message.role === 'assistant') return <Answer {...props} />;
  return (
    <div className={styles.user} data-question="">
      <span className="cc-visually-hidden">You said:</span>
      {message.content}
    </div>
  );
}

/** Greeting of the assistant in an empty conversation. */
export function Greeting({ text }: { text: string }) {
  return (
    <div className={styles.assistant}>
      <span className="cc-visually-hidden">Assistant:</span>
      <p>{text}</p>
    </div>
  );
}
