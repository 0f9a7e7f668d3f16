import type { ReactNode } from 'react';
import { Link } from '@clearcoat/sdk';
import { Icon } from '../icons';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** The page's one primary action. On a phone it stays in reach of the thumb. */
  action?: ReactNode;
  /** What else can be done here, such as a `RowMenu`; on a phone it stays beside the title. */
  more?: ReactNode;
  /** Where the page belongs, as a link above the title. */
  back?: { to: string; label: string };
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
        {back && (
          <Link to={back.to} className={styles.back}>
            <Icon name="arrow-left" size={16} />
            {back.label}
          </Link>
        )}
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
