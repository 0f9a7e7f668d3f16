import { Button as AntButton, Tooltip } from 'antd';
import type { MouseEventHandler, Ref } from 'react';
import { useMediaQuery } from '../device/use-media-query';
import { Icon, Spinner, type IconName } from '../icons';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  icon: IconName;
  /** Accessible name, also the tooltip. */
  label: string;
  onClick?: MouseEventHandler<HTMLElement>;
  /** Default: 'default'. */
  tone?: 'default' | 'danger' | 'danger-armed';
  loading?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement>;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-pressed'?: boolean;
}

const tones = {
  default: undefined,
  danger: styles.danger,
  'danger-armed': styles.armed,
} as const;

/**
 * An icon-only button: named by its label, at least 44 px on a touch screen.
 *
 * @example <IconButton icon="trash" tone="danger" label="Delete Ana Ruiz" onClick={remove} />
 */
export function IconButton({ icon, label, tone = 'default', loading, ...rest }: IconButtonProps) {
  const isTouched = useMediaQuery('(hover: none)');
  return (
    // On touch screens the tooltip would appear after the press and cover what it opened.
    <Tooltip title={isTouched ? undefined : label}>
      <AntButton
        {...rest}
        type="text"
        className={[styles.button, tones[tone]].filter(Boolean).join(' ')}
        data-icon-button
        aria-label={label}
        aria-busy={loading || undefined}
        loading={loading && { icon: <Spinner /> }}
        icon={<Icon name={icon} />}
      />
    </Tooltip>
  );
}
