import { useEffect, useRef, type SyntheticEvent } from 'react';
import { Icon } from '@clearcoat/ui/icons';
import { conversation, useConversation } from '../conversation/conversation';
import { canDictate, useDictation, type Dictation } from '../voice/use-dictation';
import styles from './Composer.module.css';
import { Glyph } from './Glyph';

/** Delay before the input takes the focus, in milliseconds. */
const FOCUS_DELAY_MS = 100;
const INPUT_LABEL = 'Message to the assistant';

/**
 * Whether the focus is on nothing that the person chose, because its element was disabled or
 * removed.
 */
function isFocusLost(panel: Element | null | undefined): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active === panel || active.matches(':disabled');
}

/**
 * Focuses the input on opening and after each reply. In between it is disabled and the panel holds
 * the focus. A focus elsewhere on the page is left alone.
 */
function useInputFocus(isWaiting: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const hasOpened = useRef(false);
  useEffect(() => {
    const panel = input.current?.closest<HTMLElement>('[role="dialog"]');
    if (isWaiting) {
      if (!hasOpened.current || isFocusLost(panel)) panel?.focus();
      hasOpened.current = true;
      return undefined;
    }
    const timer = window.setTimeout(() => {
      if (!hasOpened.current || isFocusLost(panel)) input.current?.focus();
      hasOpened.current = true;
    }, FOCUS_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isWaiting]);
  return input;
}

interface MicrophoneProps {
  dictation: Dictation;
  typed: string;
  disabled: boolean;
}

/** Dictation button; the text is never sent automatically. */
function Microphone({ dictation, typed, disabled }: MicrophoneProps) {
  const { isListening, start, stop } = dictation;
  return (
    <button
      className={styles.microphone}
      type="button"
      aria-label={isListening ? 'Stop listening' : 'Speak your question'}
      data-listening={isListening || undefined}
      disabled={disabled}
      onClick={() => (isListening ? stop() : start(typed))}
    >
      <Glyph name="microphone" />
    </button>
  );
}

/** Input for questions, with a button to stop the streaming answer. */
export function Composer({ placeholder }: { placeholder: string }) {
  const { status, typed, failure } = useConversation();
  const isWaiting = status === 'waiting';
  const isOver = failure?.isOver ?? false;
  const input = useInputFocus(isWaiting);
  useEffect(() => conversation.reopen(), []);
  const dictation = useDictation(conversation.type);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!typed.trim() || isWaiting || isOver) return;
    dictation.forget();
    conversation.send(typed);
    conversation.type('');
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      {dictation.said && (
        <p className={styles.said} role="status">
          {dictation.said}
        </p>
      )}
      <input
        ref={input}
        className={styles.input}
        aria-label={INPUT_LABEL}
        placeholder={isOver ? 'Back at midnight' : placeholder}
        value={typed}
        disabled={isWaiting || isOver}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={4_000}
        onChange={(event) => conversation.type(event.target.value)}
      />
      {canDictate() && !isWaiting && (
        <Microphone dictation={dictation} typed={typed} disabled={isOver} />
      )}
      {isWaiting && (
        <button className={styles.stop} type="button" onClick={conversation.stop}>
          Stop
        </button>
      )}
      <button
        className={styles.send}
        type="submit"
        aria-label="Send"
        disabled={isWaiting || isOver || !typed.trim()}
      >
        <Icon name="send" />
      </button>
    </form>
  );
}
