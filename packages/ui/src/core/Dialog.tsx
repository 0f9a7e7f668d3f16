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
  /** In pixels, on wide screens. Default: 560. */
  width?: number;
  /** A form fills a phone's screen; a question is a bottom sheet. Default: 'form'. */
  kind?: 'form' | 'question';
  /** False if a click outside must not lose unsaved input. Default: true. */
  maskClosable?: boolean;
  /** Called after opening (true) or closing (false). */
  afterOpenChange?: (open: boolean) => void;
}

/** Class by which toasts detect a sheet and make room for it. */
export const SHEET = `cc-sheet ${styles.sheet}`;

/**
 * Whether to focus a field at once: on a touch screen the keyboard would cover half the screen
 * before anyone has read the title.
 */
export const hasKeyboard = (): boolean => !matchMedia('(pointer: coarse)').matches;

/**
 * A dialog; on a phone a form fills the screen and a question is a bottom sheet. The focus moves
 * to its first field (on a touch screen to its title) and returns afterwards.
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
      // On touch screens the title gets the focus: a focus ring on the close button would be the
      // first thing to see.
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
      // antd moves the focus when its animation ends, which undid the Tab key of fast typists.
      // Without antd's animation the focus is set at once; the style sheet animates.
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
