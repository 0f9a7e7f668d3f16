import type { ReactNode } from 'react';
import { Link } from '@clearcoat/sdk';
import { Icon } from '../icons';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
  /** Further actions, such as a `RowMenu`. */
  more?: ReactNode;
  /** Link to the parent page, above the title. */
  back?: { to: string; label: string };
}

/**
 * Link to the parent page, above the title.
 *
 * @example <BackLink to="/contacts" label="Contacts" />
 */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={styles.back} data-print="no">
      <Icon name="arrow-left" size={16} />
      {label}
    </Link>
  );
}

/**
 * Head of a page with its only h1, which takes the focus on navigation.
 *
 * @example <PageHeader title="Contacts" subtitle="Manage your customer database" action={<Button …/>} />
 */
export function PageHeader({ title, subtitle, action, more, back }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {back && <BackLink {...back} />}
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {more && (
        <div className={styles.more} data-print="no">
          {more}
        </div>
      )}
      {action && (
        <div className={styles.action} data-print="no">
          {action}
        </div>
      )}
    </header>
  );
}
