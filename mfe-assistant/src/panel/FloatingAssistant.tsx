import { useState } from 'react';
import { Icon } from '@clearcoat/ui/icons';
import { AssistantPanel } from './AssistantPanel';
import { ConversationView } from './ConversationView';
import styles from './FloatingAssistant.module.css';
import { QUICK_QUESTIONS } from './questions';

/** The bubble on every page of the app, and the small panel it opens. */
export function FloatingAssistant() {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <button
        className={styles.bubble}
        type="button"
        aria-label="Open assistant"
        title="Open assistant"
        data-assistant-opener=""
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
      <ConversationView
        greeting="Hi! I'm your detailing business assistant. How can I help you today?"
        placeholder="Ask me anything..."
        quickQuestions={QUICK_QUESTIONS}
      />
    </AssistantPanel>
  );
}
