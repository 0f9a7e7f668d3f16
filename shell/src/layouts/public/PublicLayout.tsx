import { Outlet } from '@clearcoat/sdk';
import { useUpdates } from '../../updates/use-updates';
import { SkipLink } from '../SkipLink';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './PublicLayout.module.css';

/** Public pages: header, page, footer. */
export function PublicLayout() {
  useUpdates();
  return (
    <div className={styles.layout}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
