import { Outlet } from '@clearcoat/sdk';
import { SkipLink } from '../SkipLink';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './PublicFrame.module.css';

/** Frame of a public page, prerendered and live. */
export function PublicFrame() {
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
