import type { ReactNode } from 'react';
import { Link } from '@clearcoat/sdk';
import { Icon } from '../icons';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
  /** What else can be done here, such as a `RowMenu`. */
  more?: ReactNode;
  /** Where the page belongs, as a link above the title. */
  back?: { to: string; label: string };
}

/**
 * The way to where a page belongs, above its title.
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
 * A page's head with its only h1, which takes the focus on navigation.
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
