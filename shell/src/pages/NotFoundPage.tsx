import { Link, useLocation } from '@clearcoat/sdk';
import { layoutOf } from '../federation/route-owner';
import { useHost } from '../contexts/host';
import styles from './NotFoundPage.module.css';

/** The 404 page, in whichever layout the address belongs to. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const { registry } = useHost();
  const isInApp = layoutOf(registry, pathname) === 'app';
  const home = isInApp
    ? { to: '/dashboard', label: 'Go to the dashboard' }
    : { to: '/', label: 'Go to the home page' };
  return (
    <section className={styles.page}>
      <svg className={styles.art} viewBox="0 0 240 90" aria-hidden="true">
        <path d="M20 62c6-3 14-5 26-6 14-14 30-24 62-24 30 0 46 8 62 22 22 2 40 4 48 10v10H20z" />
        <circle cx="66" cy="72" r="13" />
        <circle cx="176" cy="72" r="13" />
      </svg>
      <h1 className={styles.title}>404 Page Not Found</h1>
      <p className={styles.text}>
        There's nothing at this address. It may have moved, or the link has a typo.
      </p>
      <Link className={styles.link} to={home.to}>
        {home.label}
      </Link>
    </section>
  );
}
