import { Fragment } from 'react';
import { Link } from '@clearcoat/sdk';
import { Logo } from '@clearcoat/ui/site';
import { usePublicLinks } from './links';
import styles from './Footer.module.css';

/** The footer of public pages. */
export function Footer() {
  const links = usePublicLinks().footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Logo />
          <p className={styles.claim}>The business side of a perfect finish.</p>
        </div>
        {links.length > 0 && (
          <nav className={styles.links} aria-label="More">
            {links.map((link) => (
              <Fragment key={link.to}>
                <Link className={styles.link} to={link.to}>
                  {link.label}
                </Link>{' '}
              </Fragment>
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}
