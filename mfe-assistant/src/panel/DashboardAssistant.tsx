import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@clearcoat/ui/icons';
import { AssistantPanel } from './AssistantPanel';
import styles from './DashboardAssistant.module.css';
import { LazyConversation, prefetchConversation } from './LazyConversation';
import { QUICK_QUESTIONS } from './questions';

/** Button on the dashboard and the large dialog that it opens. */
export function DashboardAssistant() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        className={styles.button}
        type="button"
        aria-expanded={isOpen}
        onPointerEnter={prefetchConversation}
        onFocus={prefetchConversation}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="sparkle" size={18} />
        AI Detailing Assistant
      </button>
      {isOpen &&
        // Rendered outside the banner, which clips its content.
        createPortal(
          <AssistantPanel
            title="AI Detailing Assistant"
            size="large"
            expandLabel="Click to expand"
            onClose={() => setIsOpen(false)}
          >
            <LazyConversation
              greeting="Hi! Ask me about pricing, marketing and techniques, or about your own jobs, customers and revenue."
              placeholder="Ask about pricing, marketing, techniques..."
              quickQuestions={QUICK_QUESTIONS}
            />
          </AssistantPanel>,
          document.body,
        )}
    </>
  );
}
