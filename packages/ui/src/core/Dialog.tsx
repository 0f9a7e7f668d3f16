import { Modal } from 'antd';
import { useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';
import { useExit } from './use-exit';
import { useInertBeside } from './use-inert-beside';
import { useReturnFocus } from './use-return-focus';

export interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** The buttons, the primary one last. */
  footer?: ReactNode;
  /** In pixels, on screens that are wide enough; default 560. */
  width?: number;
  /** A form fills a phone's screen; a question is a sheet at its foot. Default: 'form'. */
  kind?: 'form' | 'question';
  /** False where a stray click outside must not lose what was typed. Default: true. */
  maskClosable?: boolean;
  /** After it opened (true) or closed (false). */
  afterOpenChange?: (open: boolean) => void;
}

/** Messages are told by the name that one is there, and make room for it. */
export const SHEET = `cc-sheet ${styles.sheet}`;

/** A keyboard would cover half of a phone's screen before anyone has read the title. */
export const hasKeyboard = (): boolean => !matchMedia('(pointer: coarse)').matches;

/**
 * A dialog; on a phone a form fills the screen and a question is a sheet at its foot. The focus moves to
 * its first field, under a thumb to its title, and returns to where it was.
 *
 * @example <Dialog open={open} title="Add New Contact" onClose={close}><ContactForm /></Dialog>
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    children,
    onClose,
    footer,
    width = 560,
    maskClosable = true,
    kind = 'form',
    ...rest
  } = props;
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useExit(rest.open, content);
  useReturnFocus(rest.open);
  useInertBeside(() => content.current?.closest('.ant-modal-root'), rest.open);

  function settleFocus(open: boolean) {
    const isInside = content.current?.contains(document.activeElement);
    if (open && !isInside) {
      const field = content.current?.querySelector<HTMLElement>('input, textarea, select');
      // Under a thumb it is the title: a ring around the close button would be the first thing seen.
      if (!hasKeyboard()) heading.current?.focus();
      else field?.focus();
    }
    rest.afterOpenChange?.(open);
  }

  return (
    <Modal
      {...rest}
      title={
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
      }
      onCancel={onClose}
      afterOpenChange={settleFocus}
      footer={footer ? <div className={styles.footer}>{footer}</div> : null}
      width={width}
      mask={{ closable: maskClosable }}
      // antd takes the focus when its motion ends, and by then someone quick is typing: a Tab at
      // that moment was undone. Without its motion the focus is settled as the dialog appears; the
      // style sheet moves it.
      transitionName=""
      maskTransitionName=""
      className={`${styles.dialog} ${kind === 'form' ? styles.filling : SHEET}`}
      classNames={{ container: styles.container, body: styles.body }}
      destroyOnHidden
      centered
    >
      <div ref={content}>{children}</div>
    </Modal>
  );
}
