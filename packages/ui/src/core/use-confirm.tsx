import { App } from 'antd';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface ConfirmOptions {
  title: string;
  content?: ReactNode;
  okText: string;
  /** Default: 'Cancel'. */
  cancelText?: string;
  /** Default: false. */
  danger?: boolean;
}

/**
 * Asks before what cannot be undone.
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
      className: `${styles.dialog} ${styles.sheet}`,
      okButtonProps: { danger },
      focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
    });
}
