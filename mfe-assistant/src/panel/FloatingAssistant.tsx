import { useState } from 'react';
import { useLocation } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import { AssistantPanel } from './AssistantPanel';
import styles from './FloatingAssistant.module.css';
import { LazyConversation, prefetchConversation } from './LazyConversation';
import { questionsFor } from './questions';

/** The bubble on every page of the app, and the small panel it opens. */
export function FloatingAssistant() {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  if (!isOpen) {
    return (
      <button
        className={styles.bubble}
        type="button"
        aria-label="Open assistant"
        title="Open assistant"
        data-assistant-opener=""
        onPointerEnter={prefetchConversation}
        onFocus={prefetchConversation}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="chat" size={24} />
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
      />
    </AssistantPanel>
  );
}
