import { useEffect, useState } from 'react';
import type { ConversationView } from './ConversationView';
import styles from './LazyConversation.module.css';

type View = typeof ConversationView;
type Props = Parameters<View>[0];

const load = () => import('./ConversationView');

/** Prefetches the conversation, for example on hover. */
export const prefetchConversation = (): void => void load().catch(() => undefined);

/** Conversation whose code loads when a panel first opens. */
export function LazyConversation(props: Props) {
  const [View, setView] = useState<View>();
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    let isShown = true;
    load().then(
      (module) => isShown && setView(() => module.ConversationView),
      () => isShown && setIsFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);

  if (View) return <View {...props} />;
  if (!isFailed) return <div className={styles.empty} aria-busy="true" />;
  const retry = () => {
    setIsFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <div className={styles.empty} role="alert">
      <p>Couldn&apos;t load the assistant. Check your connection and try again.</p>
      <button className={styles.retry} type="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
