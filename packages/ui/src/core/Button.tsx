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
  /** As wide as what it stands in. */
  block?: boolean;
  /** Default: 'normal'. */
  size?: 'normal' | 'large' | 'small';
  children: ReactNode;
}

export interface ButtonProps
  extends
    Look,
    Omit<AntButtonProps, keyof Look | 'type' | 'danger' | 'loading' | 'color' | 'shape'> {
  /** While true the button shows a spinner and takes no clicks; its name stays. */
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
 * A button. Its words are a verb; one primary button a view. What cannot be undone is outlined on a page
 * (`danger`), and solid only where it is confirmed (`danger-solid`).
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

/**
 * A link in a button's clothes, for going somewhere within the product, or to call or write to somebody
 * ('tel:', 'sms:', 'mailto:'). What is elsewhere on the web opens beside the product.
 *
 * @example <LinkButton to="/appointments/new" variant="primary" icon="plus">New Appointment</LinkButton>
 */
export function LinkButton({ to, children, ...look }: Look & { to: string }) {
  const navigate = useNavigate();
  function navigateInApp(event: MouseEvent<HTMLElement>) {
    // A number to call, an address to write to: the device knows how.
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
      onClick={navigateInApp}
    >
      {children}
    </AntButton>
  );
}
