import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, NavLink } from '@clearcoat/sdk';
import type { SidebarContribution } from '@clearcoat/federation/registry';
import { IconButton, useFadeOut } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { Logo } from '@clearcoat/ui/site';
import { remotes } from '../../federation/remote-store';
import { remoteOf } from '../../federation/route-owner';
import { useHost } from '../../contexts/host';
import { SECTIONS, useEntries } from '../../contexts/sidebar-entries';
import { useSignOut } from './use-sign-out';
import type { SidebarState } from './use-sidebar';
import styles from './Sidebar.module.css';

const ignore = () => undefined;

/**
 * Focus handling while the sidebar covers the page: Escape closes it, the focus moves in and
 * returns.
 */
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

function Entry({ entry, onFollow }: { entry: SidebarContribution; onFollow: () => void }) {
  const { registry } = useHost();
  function prefetch() {
    const remote = remoteOf(registry, entry.path);
    // Prefetching is a guess; failures show when the person opens the page.
    if (remote) void remotes.load(remote).then((module) => module.prefetch?.(entry.path), ignore);
  }
  return (
    <NavLink
      className={styles.link}
      to={entry.path}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={onFollow}
    >
      <Icon name={entry.icon} />
      <span className={styles.label}>{entry.label}</span>
    </NavLink>
  );
}

function Backdrop({ onPress }: { onPress: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useFadeOut(ref);
  return <div ref={ref} className={styles.backdrop} onClick={onPress} aria-hidden="true" />;
}

function OpenSidebar({ isOverlay, isRail, close }: SidebarState) {
  const entries = useEntries();
  const signOut = useSignOut();
  const ref = useOverlayFocus(isOverlay, close);
  useFadeOut(ref, { transform: 'var(--away)', when: isOverlay });
  const looks = [styles.sidebar, isOverlay && styles.overlay, isRail && styles.rail];
  return (
    <>
      {isOverlay && <Backdrop onPress={close} />}
      <aside
        ref={ref}
        id="sidebar"
        className={looks.filter(Boolean).join(' ')}
        aria-label="Sidebar"
        data-print="no"
      >
        <div className={styles.head}>
          <Link
            className={styles.logo}
            to="/dashboard"
            aria-label="Clearcoat dashboard"
            title={isRail ? 'Clearcoat' : undefined}
          >
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
                <h2
                  id={`sidebar-${section.id}`}
                  className={isRail ? 'cc-visually-hidden' : styles.heading}
                >
                  {section.label}
                </h2>
                {own.map((entry) => (
                  <Entry key={entry.path} entry={entry} onFollow={() => isOverlay && close()} />
                ))}
              </section>
            );
          })}
        </nav>
        <button className={styles.link} type="button" onClick={() => void signOut()}>
          <Icon name="sign-out" />
          <span className={styles.label}>Sign Out</span>
        </button>
      </aside>
    </>
  );
}

/**
 * The app's menu: beside the page from 1024 px on, over it with a backdrop below that, and on a
 * phone a sheet at the bottom.
 */
export function Sidebar(state: SidebarState) {
  return state.isOpen ? <OpenSidebar {...state} /> : null;
}
