import { App } from 'antd';
import { useRef, type ReactNode } from 'react';
import { SHEET } from './Dialog';
import styles from './Dialog.module.css';
import { useExit } from './use-exit';
import { useInertBeside } from './use-inert-beside';
import { useReturnFocus } from './use-return-focus';

export interface ConfirmOptions {
  title: string;
  content?: ReactNode;
  okText: string;
  /** Default: 'Cancel'. */
  cancelText?: string;
  /** Default: false. */
  danger?: boolean;
}

/** Runs the dialog's open and close animation in a confirmation. */
function AsDialog() {
  const ref = useRef<HTMLSpanElement>(null);
  useExit(true, ref);
  useReturnFocus(true);
  useInertBeside(() => ref.current?.closest('.ant-modal-root'), true);
  return <span ref={ref} hidden />;
}

/**
 * Asks for confirmation before an irreversible action.
 *
 * @returns a function that opens the question and answers true when it was confirmed
 * @example if (await confirm({ title: 'Are you sure?', okText: 'Delete', danger: true })) remove();
 */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  const { modal } = App.useApp();
  return async ({ title, content, okText, cancelText = 'Cancel', danger = false }) =>
    modal.confirm({
      title,
      content,
      okText,
      cancelText,
      icon: null,
      centered: true,
      // The same animation as Dialog.
      transitionName: '',
      maskTransitionName: '',
      className: `${styles.dialog} ${SHEET}`,
      classNames: { container: styles.container },
      okButtonProps: { danger },
      footer: (buttons) => (
        <>
          {buttons}
          <AsDialog />
        </>
      ),
      focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
    });
}
