import { useQuery } from '@tanstack/react-query';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { useCan, useSession } from '@clearcoat/sdk';
import { Dialog, Tooltip, useFadeOut, useInertBeside, useMediaQuery } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { MarkAllRead } from './MarkAllRead';
import { NotificationList } from './NotificationList';
import { unreadQuery } from './notifications-data';
import styles from './NotificationsBell.module.css';

/** Screen-reader text for the bell's dot. */
const unreadText = (unread: number) => (unread === 0 ? 'Nothing unread' : `${unread} unread`);

interface PanelProps {
  onClose: () => void;
  unread: number;
  /** The bell, which gets the focus back. */
  bell: RefObject<HTMLElement | null>;
}

/**
 * Panel beside the bell. Escape, a press outside or tabbing out closes it. A press outside does
 * not reach the page, because it only means to close the panel.
 */
function Panel({ onClose, unread, bell }: PanelProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useFadeOut(ref);
  useInertBeside(() => ref.current?.closest('header'), true);
  const isElsewhere = (target: EventTarget | null) =>
    target instanceof Node && !ref.current?.contains(target) && !bell.current?.contains(target);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    onClose();
    bell.current?.focus();
  });
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (isElsewhere(event.target)) onClose();
  });
  useEffect(() => {
    ref.current?.focus();
    const key = (event: KeyboardEvent) => onKeyDown(event);
    const press = (event: PointerEvent) => onPointerDown(event);
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press);
    };
  }, []);

  return (
    <div
      ref={ref}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={styles.panel}
      onBlur={(event: FocusEvent) => isElsewhere(event.relatedTarget) && onClose()}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          Notifications
        </h2>
        {unread > 0 && <span className={styles.count}>{unreadText(unread)}</span>}
        <span className={styles.spacer} />
        <MarkAllRead />
      </div>
      <NotificationList onOpen={onClose} />
    </div>
  );
}

function Bell() {
  const id = useId();
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery('(max-width: 639.98px)');
  const isSignedIn = useSession().status === 'signed-in';
  const { data: unread = 0 } = useQuery({ ...unreadQuery(), enabled: isSignedIn });
  const close = () => setIsOpen(false);

  return (
    <div className={styles.place}>
      {/* Around the button, because its own description is the unread count. */}
      <Tooltip title="Notifications" open={isOpen ? false : undefined}>
        <span>
          <button
            ref={bell}
            type="button"
            className={styles.bell}
            aria-label="Notifications"
            aria-describedby={id}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="bell" />
            {unread > 0 && <span className={styles.badge} data-count={unread} />}
          </button>
        </span>
      </Tooltip>
      <span id={id} hidden>
        {unreadText(unread)}
      </span>
      {isPhone ? (
        <Dialog open={isOpen} title="Notifications" onClose={close}>
          <div className={styles.sheet}>
            <MarkAllRead />
            <NotificationList onOpen={close} />
          </div>
        </Dialog>
      ) : (
        isOpen && <Panel onClose={close} unread={unread} bell={bell} />
      )}
    </div>
  );
}

/** Bell in the top bar, with the unread count and the notification list. */
export function NotificationsBell() {
  return useCan('dashboard:read') ? <Bell /> : null;
}
