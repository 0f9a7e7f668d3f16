import { useEffect, useState } from 'react';
import { onAskAssistant, useLocation } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import { conversation } from '../conversation/conversation';
import { AssistantPanel } from './AssistantPanel';
import styles from './FloatingAssistant.module.css';
import { LazyConversation, prefetchConversation } from './LazyConversation';
import { questionsFor } from './questions';

/** Whether the page was last scrolled down. */
function useIsScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function onScroll() {
      setIsDown(window.scrollY > last);
      last = window.scrollY;
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}

/** Floating button on every page of the app, and the small panel that it opens. */
export function FloatingAssistant() {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const isScrolledDown = useIsScrolledDown();
  useEffect(
    () =>
      onAskAssistant((question) => {
        setIsOpen(true);
        if (question) conversation.send(question);
      }),
    [],
  );
  if (!isOpen) {
    return (
      <button
        className={`${styles.bubble} ${isScrolledDown ? styles.away : ''}`}
        type="button"
        aria-label="Open assistant"
        title="Open assistant"
        data-assistant-opener=""
        onPointerEnter={prefetchConversation}
        onFocus={prefetchConversation}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="chat" size={22} />
      </button>
    );
  }
  return (
    <AssistantPanel
      title="Assistant"
      size="small"
      expandLabel="Click to expand"
      onClose={() => setIsOpen(false)}
    >
      <LazyConversation
        greeting="Hi! I'm your detailing business assistant. How can I help you today?"
        placeholder="Ask me anything..."
        quickQuestions={questionsFor(pathname)}
        withOwn
      />
    </AssistantPanel>
  );
}
