import { Icon } from '@clearcoat/ui/icons';
import { prefetchPalette, useOpenPalette } from './PaletteHost';
import styles from './SearchField.module.css';

/** Button that looks like a search field; on a phone only the icon shows. */
export function SearchField({ isSmall = false }: { isSmall?: boolean }) {
  const open = useOpenPalette();
  return (
    <button
      type="button"
      className={isSmall ? styles.small : styles.field}
      aria-label={isSmall ? 'Search or ask' : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onPointerEnter={prefetchPalette}
      onFocus={prefetchPalette}
      onClick={open}
    >
      <Icon name="search" size={isSmall ? 20 : 18} />
      {!isSmall && (
        <>
          <span className={styles.words}>Search or ask…</span>
          <kbd className={styles.keys} aria-hidden="true">
            Ctrl K
          </kbd>
        </>
      )}
    </button>
  );
}
