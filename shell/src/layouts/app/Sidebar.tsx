import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, NavLink, useSession } from '@clearcoat/sdk';
import type { SidebarContribution } from '@clearcoat/federation/registry';
import { IconButton } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { Logo } from '@clearcoat/ui/site';
import { remotes } from '../../federation/remote-store';
import { remoteOf } from '../../federation/route-owner';
import { useHost } from '../../routing/host';
import { signOut } from './sign-out';
import type { SidebarState } from './use-sidebar';
import styles from './Sidebar.module.css';

const SECTIONS = [
  { id: 'main', label: 'Main' },
  { id: 'settings', label: 'Settings' },
] as const;

const ignore = () => undefined;

/** The entries that remotes contribute, in order, without those the person may not use. */
function useEntries(): SidebarContribution[] {
  const { registry } = useHost();
  const { permissions } = useSession();
  const granted: readonly string[] = permissions;
  return registry.remotes
    .flatMap((remote) => remote.contributes.sidebar)
    .filter(({ permission }) => !permission || granted.includes(permission))
    .sort((a, b) => a.order - b.order);
}

/** While the sidebar lies over the page: Escape closes it and the focus goes in and comes back. */
function useOverlayFocus(isShown: boolean, close: () => void) {
  const ref = useRef<HTMLElement>(null);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const before = document.activeElement;
    ref.current?.querySelector<HTMLElement>('nav a')?.focus();
    const onKeyDown = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isShown]);
  return ref;
}

/** The app's menu: beside the page from 1024 px on, over it with a backdrop below that. */
export function Sidebar({ isOpen, isOverlay, close }: SidebarState) {
  const entries = useEntries();
  const { registry } = useHost();
  const ref = useOverlayFocus(isOpen && isOverlay, close);
  function prefetchPath(path: string) {
    const remote = remoteOf(registry, path);
    // A failure is shown when the person really goes there; this was only a guess.
    if (remote) void remotes.load(remote).then((module) => module.prefetch?.(path), ignore);
  }
  if (!isOpen) return null;
  return (
    <>
      {isOverlay && <div className={styles.backdrop} onClick={close} aria-hidden="true" />}
      <aside
        ref={ref}
        id="sidebar"
        className={`${styles.sidebar} ${isOverlay ? styles.overlay : ''}`}
        aria-label="Sidebar"
      >
        <div className={styles.head}>
          <Link className={styles.logo} to="/dashboard" aria-label="Clearcoat dashboard">
            <Logo />
          </Link>
          {isOverlay && <IconButton icon="close" label="Close sidebar" onClick={close} />}
        </div>
        <nav className={styles.nav} aria-label="App">
          {SECTIONS.map((section) => {
            const own = entries.filter((entry) => entry.section === section.id);
            if (own.length === 0) return null;
            return (
              <section key={section.id} aria-labelledby={`sidebar-${section.id}`}>
                <h2 id={`sidebar-${section.id}`} className={styles.heading}>
                  {section.label}
                </h2>
                {own.map((entry) => (
                  <NavLink
                    key={entry.path}
                    className={styles.link}
                    to={entry.path}
                    onPointerEnter={() => prefetchPath(entry.path)}
                    onFocus={() => prefetchPath(entry.path)}
                    onClick={() => isOverlay && close()}
                  >
                    <Icon name={entry.icon} />
                    {entry.label}
                  </NavLink>
                ))}
              </section>
            );
          })}
        </nav>
        <button className={styles.link} type="button" onClick={() => void signOut()}>
          <Icon name="sign-out" />
          Sign Out
        </button>
      </aside>
    </>
  );
}
