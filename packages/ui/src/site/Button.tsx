import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '@clearcoat/sdk';
import { Spinner } from '../icons';
import styles from './Button.module.css';

interface Look {
  /** 'accent' is amber, for navy backgrounds only. Default: 'primary'. */
  variant?: 'primary' | 'secondary' | 'accent' | 'ghost';
  /** Default: 'normal'. */
  size?: 'normal' | 'large';
  block?: boolean;
  children: ReactNode;
}

export interface ButtonProps
  extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> {
  /** While true the button shows a spinner and ignores clicks. */
  loading?: boolean;
}

function classOf({ variant = 'primary', size = 'normal', block }: Omit<Look, 'children'>): string {
  return [styles.button, styles[variant], styles[size], block && styles.block]
    .filter(Boolean)
    .join(' ');
}

/**
 * A button of the public pages.
 *
 * @example <Button type="submit" loading={sending}>Sign In</Button>
 */
export function Button({
  variant,
  size,
  block,
  loading,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, block })}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

/**
 * A link that looks like a button.
 *
 * @example <LinkButton to="/auth" size="large">Get Started</LinkButton>
 */
export function LinkButton({ to, children, ...look }: Look & { to: string }) {
  return (
    <Link to={to} className={classOf(look)}>
      {children}
    </Link>
  );
}
