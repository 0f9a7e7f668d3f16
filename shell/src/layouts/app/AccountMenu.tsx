import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate, useSession, type UserProfile } from '@clearcoat/sdk';
import { Avatar, useFadeOut } from '@clearcoat/ui/core';
import { Icon, type IconName } from '@clearcoat/ui/icons';
import { themeMode, useThemeMode } from '@clearcoat/ui/site';
import { remoteOf } from '../../federation/route-owner';
import { useHost } from '../../contexts/host';
import { useSignOut } from './use-sign-out';
import styles from './AccountMenu.module.css';

/** The menu's page links; a link without a published page is left out. */
const PAGES = [
  { path: '/account', label: 'Account', icon: 'account' },
  { path: '/settings', label: 'Business Settings', icon: 'settings' },
] as const;

const THEMES = [
  { mode: 'system', label: 'System', icon: 'system' },
  { mode: 'light', label: 'Light', icon: 'sun' },
  { mode: 'dark', label: 'Dark', icon: 'moon' },
] as const;

const ROLES = {
  owner: 'Owner',
  manager: 'Manager',
  staff: 'Office',
  technician: 'Technician',
} as const;

/** Entry that a key moves the focus to. */
function next(entries: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = entries.indexOf(document.activeElement as HTMLElement);
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (key === 'ArrowDown' || key === 'ArrowRight') return entries[(at + 1) % entries.length];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return entries.at(at <= 0 ? -1 : at - 1);
  return undefined;
}

interface ItemProps {
  label: string;
  icon: IconName;
  onSelect: () => void;
}

const Item = ({ label, icon, onSelect }: ItemProps) => (
  <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onSelect}>
    <Icon name={icon} size={18} />
    {label}
  </button>
);

function Themes() {
  const { mode } = useThemeMode();
  return (
    <div role="group" aria-label="Theme" className={styles.themes}>
      {THEMES.map((theme) => (
        <button
          key={theme.mode}
          type="button"
          role="menuitemradio"
          aria-checked={mode === theme.mode}
          tabIndex={-1}
          className={styles.theme}
          onClick={() => themeMode.set(theme.mode)}
        >
          <Icon name={theme.icon} size={16} />
          {theme.label}
        </button>
      ))}
    </div>
  );
}

const nameOf = ({ firstName, lastName, businessName }: UserProfile) =>
  `${firstName} ${lastName}`.trim() || businessName;

/** Name and e-mail of the signed-in person. */
function Identity() {
  const { user } = useSession();
  if (!user) return null;
  const name = nameOf(user);
  return (
    <div className={styles.identity}>
      <Avatar name={name} src={user.profileImage} size={40} />
      <div className={styles.words}>
        <strong title={name}>{name}</strong>
        <span title={user.email}>{user.email}</span>
        <span title={user.businessName}>
          {ROLES[user.role]} at {user.businessName}
        </span>
      </div>
    </div>
  );
}

/** Open while something in the menu has the focus. */
function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = () => [
    ...(place.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
  ];
  useEffect(() => {
    if (isOpen) entries()[0]?.focus();
  }, [isOpen]);
  function close(isBack: boolean) {
    setIsOpen(false);
    if (isBack) button.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' || event.key === 'Tab') return close(event.key === 'Escape');
    const entry = next(entries(), event.key);
    if (!entry) return undefined;
    event.preventDefault();
    return entry.focus();
  }
  return { isOpen, setIsOpen, place, button, close, onKeyDown };
}

interface PopupProps {
  menuId: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onSelect: () => void;
}

function Popup({ menuId, onKeyDown, onSelect }: PopupProps) {
  const { registry } = useHost();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const popup = useRef<HTMLDivElement>(null);
  useFadeOut(popup);
  const select = (run: () => void) => () => {
    onSelect();
    run();
  };
  return (
    <div ref={popup} className={styles.popup}>
      <Identity />
      <div
        id={menuId}
        role="menu"
        aria-label="Account"
        className={styles.menu}
        onKeyDown={onKeyDown}
      >
        {PAGES.filter(({ path }) => remoteOf(registry, path)).map(({ path, label, icon }) => (
          <Item key={path} label={label} icon={icon} onSelect={select(() => void navigate(path))} />
        ))}
        <Themes />
        <Item label="Sign Out" icon="sign-out" onSelect={select(() => void signOut())} />
      </div>
    </div>
  );
}

/** Avatar at the right of the top bar, with the account menu. */
export function AccountMenu() {
  const { user } = useSession();
  const id = useId();
  const { isOpen, setIsOpen, place, button, close, onKeyDown } = useMenu();
  return (
    <div
      ref={place}
      className={styles.place}
      onBlur={({ relatedTarget }) => {
        if (isOpen && !place.current?.contains(relatedTarget)) close(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.account}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar name={user ? nameOf(user) : ''} src={user?.profileImage ?? null} />
        <span className={styles.business} title={user?.businessName}>
          {user?.businessName}
        </span>
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </button>
      {isOpen && <Popup menuId={id} onKeyDown={onKeyDown} onSelect={() => close(true)} />}
    </div>
  );
}
