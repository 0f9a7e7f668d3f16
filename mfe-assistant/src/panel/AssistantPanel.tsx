import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '@clearcoat/sdk';
import { useFadeOut } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { COVERING } from '../shared/covering';
import styles from './AssistantPanel.module.css';
import { useModal } from './use-modal';

interface Props {
  title: string;
  size: 'small' | 'large';
  onClose: () => void;
  children: ReactNode;
  /** What a minimized panel offers to press. */
  expandLabel: string;
}

/** Escape closes the panel it is pressed in; closing gives the focus back to what opened it. */
function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    return () => {
      const target = opener.current;
      // The opener may come back only with this very render: look for it once that is done.
      queueMicrotask(() => {
        const fallback = document.querySelector<HTMLElement>('[data-assistant-opener]');
        const isThere = target instanceof HTMLElement && target.isConnected;
        (isThere && target !== document.body ? target : fallback)?.focus();
      });
    };
  }, []);
}

/** Minimized or not. On a phone a link followed in the panel uncovers the page it leads to. */
function useMinimized() {
  const { pathname } = useLocation();
  const [isMinimized, setIsMinimized] = useState(false);
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    if (window.matchMedia(COVERING).matches) setIsMinimized(true);
  }
  return [isMinimized, setIsMinimized] as const;
}

/** A panel over the page, not in its way: the page stays usable. It can be minimized and closed. */
export function AssistantPanel({ title, size, onClose, children, expandLabel }: Props) {
  const [isMinimized, setIsMinimized] = useMinimized();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const isModal = useModal(panel, !isMinimized);
  useReturnFocus();
  useFadeOut(panel);
  return (
    <section
      ref={panel}
      aria-modal={isModal || undefined}
      className={`${styles.panel} ${styles[size]} ${isMinimized ? styles.minimized : ''}`}
      role="dialog"
      aria-labelledby={titleId}
      data-assistant={size}
      // Holds the focus while what had it is disabled, so that Escape still reaches the panel.
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.header}>
        <Icon name="sparkle" />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button
          className={styles.control}
          type="button"
          aria-label={isMinimized ? 'Expand' : 'Minimize'}
          aria-expanded={!isMinimized}
          onClick={() => setIsMinimized(!isMinimized)}
        >
          <Icon name={isMinimized ? 'expand' : 'minimize'} />
        </button>
        <button className={styles.control} type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {isMinimized ? (
        <button className={styles.expand} type="button" onClick={() => setIsMinimized(false)}>
          {expandLabel}
        </button>
      ) : (
        children
      )}
    </section>
  );
}
