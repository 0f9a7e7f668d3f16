import { Icon } from '@clearcoat/ui/icons';
import { themeMode, useThemeMode } from '@clearcoat/ui/site';
import styles from './ThemeToggle.module.css';

export function ThemeToggle() {
  const { theme } = useThemeMode();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      className={styles.toggle}
      type="button"
      aria-label={`Switch to ${next} theme`}
      title={`Switch to ${next} theme`}
      onClick={() => themeMode.set(next)}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      <span className={styles.word}>{next === 'dark' ? 'Dark theme' : 'Light theme'}</span>
    </button>
  );
}
