import { Link } from '@clearcoat/sdk';
import type { SidebarContribution } from '@clearcoat/federation/registry';
import styles from './NotFoundPage.module.css';

/** Page without permission for this person. */
export default function NoAccessPage({ home }: { home: SidebarContribution | undefined }) {
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>You don&apos;t have access</h1>
      <p className={styles.text}>
        The owner of this business decides who sees what. Ask them if you need this page.
      </p>
      {home && (
        <Link className={styles.link} to={home.path}>
          Go to {home.label}
        </Link>
      )}
    </section>
  );
}
