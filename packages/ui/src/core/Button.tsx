import { Button as AntButton, type ButtonProps as AntButtonProps } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from '@clearcoat/sdk';
import { Icon, Spinner, type IconName } from '../icons';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'link' | 'danger' | 'danger-solid';

interface Look {
  /** Default: 'secondary'. */
  variant?: ButtonVariant;
  icon?: IconName;
  /** Full width. */
  block?: boolean;
  /** Default: 'normal'. */
  size?: 'normal' | 'large' | 'small';
  children: ReactNode;
}

export interface ButtonProps
  extends
    Look,
    Omit<AntButtonProps, keyof Look | 'type' | 'danger' | 'loading' | 'color' | 'shape'> {
  /** While true the button shows a spinner and ignores clicks; its name stays. */
  loading?: boolean;
}

const looks: Record<ButtonVariant, Pick<AntButtonProps, 'type' | 'danger'>> = {
  primary: { type: 'primary' },
  secondary: { type: 'default' },
  text: { type: 'text' },
  link: { type: 'link' },
  danger: { type: 'default', danger: true },
  'danger-solid': { type: 'primary', danger: true },
};

const sizes = { normal: 'middle', large: 'large', small: 'small' } as const;

function antLook({ variant = 'secondary', icon, size = 'normal', block }: Omit<Look, 'children'>) {
  return {
    ...looks[variant],
    size: sizes[size],
    block,
    icon: icon && <Icon name={icon} size={18} />,
  } satisfies AntButtonProps;
}

/**
 * A button. Its text is a verb; one primary button a view. Destructive actions are outlined on a
 * page (`danger`), and solid only in the confirmation (`danger-solid`).
 *
 * @example <Button variant="primary" htmlType="submit" loading={isPending}>Save Contact</Button>
 */
export function Button({ variant, icon, block, size, loading, className, ...rest }: ButtonProps) {
  return (
    <AntButton
      {...rest}
      {...antLook({ variant, icon, size, block })}
      className={[loading && styles.busy, variant === 'danger' && styles.outlined, className]
        .filter(Boolean)
        .join(' ')}
      loading={loading && { icon: <Spinner /> }}
      aria-busy={loading || undefined}
    />
  );
}

interface LinkButtonProps extends Look {
  to: string;
  /** Called when the link is followed. Default: nothing. */
  onClick?: () => void;
}

/**
 * A link that looks like a button, for pages of the product, or to call or write ('tel:', 'sms:',
 * 'mailto:'). Other addresses open in a new tab.
 *
 * @example <LinkButton to="/appointments/new" variant="primary" icon="plus">New Appointment</LinkButton>
 */
export function LinkButton({ to, children, onClick, ...look }: LinkButtonProps) {
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLElement>) {
    onClick?.();
    // The device handles telephone and e-mail links.
    if (/^[a-z]+:/.test(to)) return;
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || event.button !== 0) return;
    event.preventDefault();
    void navigate(to);
  }
  return (
    <AntButton
      {...antLook(look)}
      {...(/^https?:/.test(to) && { target: '_blank', rel: 'noreferrer' })}
      href={to}
      onClick={follow}
    >
      {children}
    </AntButton>
  );
}
