import { Fragment, useRef, useState, type KeyboardEvent } from 'react';
import { Link, NavLink, useLocation } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import { Logo } from '@clearcoat/ui/site';
import { ThemeToggle } from '../ThemeToggle';
import { usePublicLinks } from './links';
import styles from './Header.module.css';

/** The header of public pages; on a phone its links are behind a button. */
export function Header() {
  const links = usePublicLinks().header;
  const { key } = useLocation();
  // The menu belongs to the page it was opened on: any navigation closes it.
  const [openedOn, setOpenedOn] = useState<string>();
  const isOpen = openedOn === key;
  const toggle = useRef<HTMLButtonElement>(null);
  /** Returns the focus to the button, because the focused link disappears with the menu. */
  function closeOnEscape({ key: pressed }: KeyboardEvent) {
    if (pressed !== 'Escape' || !isOpen) return;
    setOpenedOn(undefined);
    toggle.current?.focus();
  }
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.logo} to="/" aria-label="Clearcoat home">
          <Logo />
        </Link>
        <button
          ref={toggle}
          className={styles.toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls="site-menu"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          onClick={() => setOpenedOn(isOpen ? undefined : key)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={24} />
        </button>
        <nav
          id="site-menu"
          className={`${styles.nav} ${isOpen ? styles.open : ''}`}
          aria-label="Main"
          onKeyDown={closeOnEscape}
        >
          {links.map((link) => (
            <Fragment key={link.to}>
              <NavLink className={styles.link} to={link.to}>
                {link.label}
              </NavLink>{' '}
            </Fragment>
          ))}
          <span className={styles.spacer} />
          <ThemeToggle />
          <Link className={styles.link} to="/auth?tab=login">
            Login
          </Link>{' '}
          <Link className={styles.cta} to="/auth">
            Get Started
          </Link>
        </nav>
      </div>
    </header>
  );
}
