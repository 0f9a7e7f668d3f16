import { Modal } from 'antd';
import { useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** The buttons, the primary one last. */
  footer?: ReactNode;
  /** In pixels, on screens that are wide enough. */
  width?: number;
  /** False where a stray click outside must not lose what was typed. */
  maskClosable?: boolean;
  /** After it opened (true) or closed (false) and the motion is over. */
  afterOpenChange?: (open: boolean) => void;
}

/** A keyboard would cover half of a phone's screen before anyone has read the title. */
const hasKeyboard = () => !matchMedia('(pointer: coarse)').matches;

/**
 * A dialog; on a phone it fills the screen. The focus moves to its first field and returns to where
 * it was.
 *
 * @example <Dialog open={open} title="Add New Contact" onClose={close}><ContactForm /></Dialog>
 */
export function Dialog(props: DialogProps) {
  const { title, children, onClose, footer, width = 560, maskClosable = true, ...rest } = props;
  const content = useRef<HTMLDivElement>(null);
  // Someone quick is in a field of their own choice before the motion is over; should antd take the
  // focus for the dialog as a whole at its end, it goes back to that field.
  const chosen = useRef<HTMLElement>(null);

  function settle(open: boolean) {
    const first = content.current?.querySelector<HTMLElement>('input, textarea, select');
    const target = chosen.current ?? (hasKeyboard() ? first : undefined);
    const isInside = content.current?.contains(document.activeElement);
    if (open && !isInside) target?.focus();
    chosen.current = null;
    rest.afterOpenChange?.(open);
  }

  return (
    <Modal
      {...rest}
      title={<h2 className={styles.title}>{title}</h2>}
      onCancel={onClose}
      afterOpenChange={settle}
      footer={footer ? <div className={styles.footer}>{footer}</div> : null}
      width={width}
      mask={{ closable: maskClosable }}
      className={styles.dialog}
      classNames={{ container: styles.container, body: styles.body }}
      destroyOnHidden
      centered
    >
      <div ref={content} onFocus={({ target }) => (chosen.current = target)}>
        {children}
      </div>
    </Modal>
  );
}
