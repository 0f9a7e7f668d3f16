import { Fragment } from 'react';
import { Link } from '@clearcoat/sdk';
import styles from './Pager.module.css';

interface PagerProps {
  page: number;
  pages: number;
  toPage: (page: number) => string;
  onMove: () => void;
}

/** Links to all pages; nothing if there is only one. */
export function Pager({ page, pages, toPage, onMove }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <Fragment key={number}>
          <Link
            to={toPage(number)}
            onClick={onMove}
            aria-current={number === page ? 'page' : undefined}
          >
            <span className="cc-visually-hidden">Page </span>
            {number}
          </Link>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
