import { useRef, useState } from 'react';
import { Link } from '@clearcoat/sdk';
import type { Schema } from '@clearcoat/api-client';
import { useCopy } from '@clearcoat/ui/core';
import { Icon, type IconName } from '@clearcoat/ui/icons';
import { plainText } from '../conversation/plain-text';
import { FeedbackForm } from '../feedback/FeedbackForm';
import styles from './Bubble.module.css';
import { Glyph } from './Glyph';

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

interface Props {
  question: string;
  content: string;
  sources: Source[];
}

/** Sources of an answer, and its actions. */
export function Foot({ question, content, sources }: Props) {
  const [feedback, setFeedback] = useState<'open' | 'sent'>();
  const opener = useRef<HTMLButtonElement>(null);
  function close(how?: 'sent') {
    setFeedback(how);
    opener.current?.focus();
  }
  return (
    <>
      <div className={styles.foot}>
        {sources.length > 0 && <Sources sources={sources} />}
        <CopyButton content={content} />
        <button
          ref={opener}
          className={styles.copy}
          type="button"
          aria-expanded={feedback === 'open'}
          onClick={() => setFeedback(feedback === 'open' ? undefined : 'open')}
        >
          <Glyph name="thumb-down" size={14} />
          Not helpful
        </button>
      </div>
      {feedback === 'open' && (
        <FeedbackForm
          question={question}
          answer={plainText(content)}
          onSent={() => close('sent')}
          onCancel={() => close()}
        />
      )}
      {feedback === 'sent' && (
        <p className={styles.thanks} role="status">
          Thank you, it was sent.
        </p>
      )}
    </>
  );
}
