import { Icon } from '@clearcoat/ui/icons';
import { themeMode, useThemeMode } from '@clearcoat/ui/site';
import styles from './ThemeToggle.module.css';

/** The style sheet shows the face of the other theme, also on a page that is not hydrated yet. */
export function ThemeToggle() {
  const { theme } = useThemeMode();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      className={styles.toggle}
      type="button"
      aria-label={`Switch to ${next} theme`}
      title={`Switch to ${next} theme`}
      // Not `next`, which is still the prerendered one for a press before hydration.
      onClick={() => themeMode.set(themeMode.resolved() === 'dark' ? 'light' : 'dark')}
    >
      <span className={styles.inLight}>
        <Icon name="moon" />
        <span className={styles.word}>Dark theme</span>
      </span>
      <span className={styles.inDark}>
        <Icon name="sun" />
        <span className={styles.word}>Light theme</span>
      </span>
    </button>
  );
}
