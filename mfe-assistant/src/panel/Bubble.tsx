import { memo } from 'react';
import { Link } from '@clearcoat/sdk';
import { Icon, type IconName } from '@clearcoat/ui/icons';
import type { Schema } from '@clearcoat/api-client';
import { DraftCard } from '../cards/DraftCard';
import { closeOpen } from '../conversation/close-open';
import type { Message } from '../conversation/conversation';
import { Markdown } from '../conversation/Markdown';
import { plainText } from '../conversation/plain-text';
import { useCopy } from '@clearcoat/ui/core';
import styles from './Bubble.module.css';

type Source = Schema<'ChatSource'>;

const SOURCE_ICONS: Record<NonNullable<Source['kind']>, IconName> = {
  page: 'arrow-right',
  handbook: 'file',
  post: 'file',
};

function Sources({ sources }: { sources: Source[] }) {
  return (
    <ul className={styles.sources} aria-label="Sources">
      {sources.map(({ title, url, kind = 'page' }) => (
        <li key={url + title}>
          <Link className={styles.source} to={url}>
            <Icon name={SOURCE_ICONS[kind]} size={14} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function CopyButton({ content }: { content: string }) {
  const { isCopied, copy } = useCopy();
  return (
    <button className={styles.copy} type="button" onClick={() => copy(plainText(content))}>
      {isCopied && <Icon name="check" size={14} />}
      <span role={isCopied ? 'status' : undefined}>{isCopied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}

/** What the assistant said: the answer, its drafts, and where it comes from. */
const Answer = memo(function Answer({ message, isFinished }: Props) {
  const { content, mode, notice, drafts = [], sources = [] } = message;
  // Only a whole answer says in which mode it was given.
  const text = mode ? content : closeOpen(content);
  return (
    <div className={styles.turn} data-answer="">
      {content && (
        <div className={styles.assistant}>
          <span className="cc-visually-hidden">Assistant:</span>
          <Markdown text={text} />
        </div>
      )}
      {notice && (
        <p className={styles.notice}>
          <Icon name="info" size={16} />
          {notice}
        </p>
      )}
      {isFinished && content && (
        <div className={styles.foot}>
          {sources.length > 0 && <Sources sources={sources} />}
          <CopyButton content={content} />
        </div>
      )}
      {drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} />
      ))}
    </div>
  );
});

interface Props {
  message: Pick<Message, 'role' | 'content' | 'mode' | 'sources' | 'drafts' | 'notice'>;
  /** Whether all of it has come. */
  isFinished: boolean;
}

/** One thing said. */
export function Bubble({ message, isFinished }: Props) {
  if (message.role === 'assistant') return <Answer message={message} isFinished={isFinished} />;
  return (
    <div className={styles.user}>
      <span className="cc-visually-hidden">You said:</span>
      {message.content}
    </div>
  );
}

/** What the assistant says before anything was asked. */
export function Greeting({ text }: { text: string }) {
  return (
    <div className={styles.assistant}>
      <span className="cc-visually-hidden">Assistant:</span>
      <p>{text}</p>
    </div>
  );
}
