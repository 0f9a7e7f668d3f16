import { LinkButton } from '@clearcoat/ui/site';
import styles from './NotFound.module.css';

/** Not-found page for an address that only this remote can check, with a link. */
export function NotFound({ to, label }: { to: string; label: string }) {
  return (
    <section className={styles.page}>
      <svg className={styles.art} viewBox="0 0 240 90" aria-hidden="true">
        <path d="M20 62c6-3 14-5 26-6 14-14 30-24 62-24 30 0 46 8 62 22 22 2 40 4 48 10v10H20z" />
        <circle cx="66" cy="72" r="13" />
        <circle cx="176" cy="72" r="13" />
      </svg>
      <h1 tabIndex={-1}>404 Page Not Found</h1>
      <p>There's nothing at this address. It may have moved, or the link has a typo.</p>
      <LinkButton to={to}>{label}</LinkButton>
    </section>
  );
}
