import { useEffect, useRef } from 'react';
import { Link } from '@clearcoat/sdk';
import { conversation, useConversation, type Conversation } from '../conversation/conversation';
import { plainText } from '../conversation/plain-text';
import { Bubble, Greeting } from './Bubble';
import { Chips } from './Chips';
import { Composer } from './Composer';
import { FirstQuestions } from './FirstQuestions';
import styles from './ConversationView.module.css';

/** Distance from the end, in pixels, within which the list keeps following new text. */
const NEAR_END_PX = 60;
const MARGIN_PX = 16;

interface Props {
  greeting: string;
  placeholder: string;
  /** Initial questions, sent on press. */
  quickQuestions: string[];
  /** Whether questions about the business's own day are added. */
  withOwn?: boolean;
}

/**
 * Scroll position: the end, but not past the start of the current question, or of its answer if
 * the question fills half the list.
 */
function endOf(list: HTMLElement, { messages, status }: Conversation): number {
  const end = list.scrollHeight - list.clientHeight;
  const isAnswer = messages.at(-1)?.role === 'assistant';
  if (!isAnswer || status === 'failed' || status === 'stopped') return end;
  const [question, answer] = ['[data-question]', '[data-answer]'].map((turn) =>
    [...list.querySelectorAll<HTMLElement>(turn)].at(-1),
  );
  const isLong = (question?.offsetHeight ?? 0) > list.clientHeight / 2;
  const first = isLong ? answer : question;
  const start = (first?.offsetTop ?? 0) - MARGIN_PX;
  return Math.max(list.scrollTop, Math.min(end, start));
}

/** Scrolls to the latest text, unless the person has scrolled up. */
function useFollow(talk: Conversation) {
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const hasEnded = talk.status === 'failed' || talk.status === 'stopped';
  const isOwnTurn = talk.messages.at(-1)?.role === 'user';
  useEffect(() => {
    if (isOwnTurn || hasEnded) isFollowing.current = true;
    if (list.current && isFollowing.current) {
      list.current.scrollTo({ top: endOf(list.current, talk) });
    }
  }, [talk, isOwnTurn, hasEnded]);
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {};
    isFollowing.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
  };
  return { list, onScroll };
}

function Typing({ activity }: { activity: string | undefined }) {
  return (
    // Not announced at each step; the complete answer is announced once.
    <div className={styles.typing} role="status" aria-live="off" aria-label="Assistant is typing">
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {activity && <span className={styles.activity}>{activity}</span>}
    </div>
  );
}

/** Reason for a missing or partial answer, with a retry button. */
function Ended({ status, failure }: Conversation) {
  if (status !== 'failed' && status !== 'stopped') return null;
  if (failure?.isOver) {
    return (
      <div className={styles.stopped} role="status">
        {failure.text}
        <Link to="/handbook" className={styles.retry}>
          Open the Handbook
        </Link>
      </div>
    );
  }
  const isFailed = status === 'failed';
  return (
    <div className={isFailed ? styles.failed : styles.stopped} role={isFailed ? 'alert' : 'status'}>
      {isFailed ? failure?.text : 'You stopped this answer.'}
      {(!isFailed || failure?.canRetry) && (
        <button className={styles.retry} type="button" onClick={conversation.retry}>
          Retry
        </button>
      )}
    </div>
  );
}

/** Announces an answer once, when it is complete. */
function Announcement({ messages, status }: Conversation) {
  const last = messages.at(-1);
  const isSaid = status === 'idle' && last?.role === 'assistant';
  const drafts = last?.drafts?.length ? ' A draft is ready for you to check.' : '';
  return (
    <p className="cc-visually-hidden" aria-live="polite">
      {isSaid && `Assistant: ${plainText(last.content)}${drafts}`}
    </p>
  );
}

/** Note about the sources and the reliability of answers. */
function ModeLine({ messages }: Conversation) {
  const mode = messages.findLast((message) => message.mode)?.mode;
  const handbook = <Link to="/handbook">handbook</Link>;
  return (
    <p className={styles.mode}>
      {mode === 'basic' ? (
        <>Basic mode: answers from your own data and our {handbook}.</>
      ) : (
        <>
          Answers use your own data and our {handbook}.{mode === 'model' && ' AI can be wrong.'}
        </>
      )}
    </p>
  );
}

/** Conversation with suggested questions and the input. */
export function ConversationView({ greeting, placeholder, quickQuestions, withOwn }: Props) {
  const talk = useConversation();
  const { messages, status, activity, suggestions } = talk;
  const { list, onScroll } = useFollow(talk);
  const isWaiting = status === 'waiting';
  const First = withOwn ? FirstQuestions : Chips;
  const last = messages.at(-1);
  const isTyping = isWaiting && (last?.role === 'user' || activity !== undefined);

  return (
    <>
      <div
        ref={list}
        className={styles.list}
        role="log"
        aria-label="Conversation"
        // A streaming answer is announced once, when it is complete.
        aria-live="off"
        tabIndex={0}
        onScroll={onScroll}
      >
        <Greeting text={greeting} />
        {messages.length === 0 && <First questions={quickQuestions} />}
        {messages.map((message, index) => (
          <Bubble
            key={message.id}
            message={message}
            question={messages[index - 1]?.content ?? ''}
            isFinished={!isWaiting || message !== last}
            isLatest={message === last}
          />
        ))}
        {isTyping && <Typing activity={activity} />}
        <Ended {...talk} />
        {status === 'idle' && suggestions.length > 0 && <Chips questions={suggestions} />}
      </div>
      <Announcement {...talk} />
      <Composer placeholder={placeholder} />
      <ModeLine {...talk} />
    </>
  );
}
