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
  /** Label of the button that expands a minimized panel. */
  expandLabel: string;
}

/** Closes the panel on Escape, and returns the focus to the button that opened it. */
function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    return () => {
      const target = opener.current;
      // The opener may appear only with this render, so the lookup waits for it.
      queueMicrotask(() => {
        const fallback = document.querySelector<HTMLElement>('[data-assistant-opener]');
        const isThere = target instanceof HTMLElement && target.isConnected;
        (isThere && target !== document.body ? target : fallback)?.focus();
      });
    };
  }, []);
}

/** Minimized state. On a phone, following a link minimizes the panel to reveal the page. */
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

/** Non-modal panel over the page, which can be minimized and closed. */
export function AssistantPanel({ title, size, onClose, children, expandLabel }: Props) {
  const [isMinimized, setIsMinimized] = useMinimized();
  const [isTall, setIsTall] = useState(false);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const isModal = useModal(panel, !isMinimized);
  useReturnFocus();
  useFadeOut(panel);
  const looks = [
    styles.panel,
    styles[size],
    isMinimized ? styles.minimized : isTall && styles.tall,
  ];
  return (
    <section
      ref={panel}
      aria-modal={isModal || undefined}
      className={looks.filter(Boolean).join(' ')}
      role="dialog"
      aria-labelledby={titleId}
      data-assistant={size}
      // Takes the focus while the focused control is disabled, so that Escape still reaches the
      // panel.
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.header}>
        <Icon name="sparkle" />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {!isMinimized && (
          <button
            className={`${styles.control} ${styles.side}`}
            type="button"
            aria-label="Full height"
            title="Full height"
            aria-pressed={isTall}
            onClick={() => setIsTall(!isTall)}
          >
            <Icon name="expand" />
          </button>
        )}
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
