import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Link } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import { conversation, useConversation, type Message } from '../conversation/conversation';
import { Markdown } from '../conversation/markdown';
import styles from './ConversationView.module.css';

/** The input takes the focus this long after the panel opens, in milliseconds. */
const FOCUS_DELAY_MS = 100;
const INPUT_LABEL = 'Message to the assistant';

interface Props {
  greeting: string;
  placeholder: string;
  /** Questions to start with; sent at once when pressed. */
  quickQuestions: string[];
}

function Bubble({ message }: { message: Pick<Message, 'role' | 'content' | 'sources'> }) {
  const isUser = message.role === 'user';
  return (
    <div className={isUser ? styles.user : styles.assistant}>
      <span className="cc-visually-hidden">{isUser ? 'You said:' : 'Assistant:'}</span>
      {isUser ? message.content : <Markdown text={message.content} />}
      {message.sources && message.sources.length > 0 && (
        <p className={styles.sources}>
          From:{' '}
          {message.sources.map(({ title, url }, index) => (
            <span key={title}>
              {index > 0 && ', '}
              {url ? <Link to={url}>{title}</Link> : title}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Chips({ questions }: { questions: string[] }) {
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

function Composer({ placeholder }: { placeholder: string }) {
  const { status } = useConversation();
  const isWaiting = status === 'waiting';
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  // On opening, and again when a reply has come: the input was disabled meanwhile.
  useEffect(() => {
    if (isWaiting) return undefined;
    const timer = window.setTimeout(() => input.current?.focus(), FOCUS_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isWaiting]);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!text.trim() || isWaiting) return;
    conversation.send(text);
    setText('');
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      <input
        ref={input}
        className={styles.input}
        aria-label={INPUT_LABEL}
        placeholder={placeholder}
        value={text}
        disabled={isWaiting}
        autoComplete="off"
        maxLength={4_000}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        className={styles.send}
        type="submit"
        aria-label="Send"
        disabled={isWaiting || !text.trim()}
      >
        <Icon name="send" />
      </button>
    </form>
  );
}

/** What was said so far, what can be asked, and where to ask it. */
export function ConversationView({ greeting, placeholder, quickQuestions }: Props) {
  const { messages, status, suggestions } = useConversation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages, status]);

  return (
    <>
      <div ref={list} className={styles.list} role="log" aria-label="Conversation" tabIndex={0}>
        <Bubble message={{ role: 'assistant', content: greeting }} />
        {messages.length === 0 && <Chips questions={quickQuestions} />}
        {messages.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
        {status === 'waiting' && (
          <div className={styles.typing} role="status" aria-label="Assistant is typing">
            <i />
            <i />
            <i />
          </div>
        )}
        {status === 'failed' && (
          <div className={styles.failed} role="alert">
            Couldn't get a reply
            <button className={styles.retry} type="button" onClick={conversation.retry}>
              Retry
            </button>
          </div>
        )}
        {status === 'idle' && suggestions.length > 0 && <Chips questions={suggestions} />}
      </div>
      <Composer placeholder={placeholder} />
      <p className={styles.mode}>Basic mode: answers from your own data and our handbook.</p>
    </>
  );
}
