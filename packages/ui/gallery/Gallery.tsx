import { ThemeProvider } from '../src/theme';
import { Button } from '../src/core';
import { useThemeMode } from '../src/theme/mode';
import { themeMode } from '../src/site';
import { Charts } from './Charts';
import { Foundations } from './Foundations';
import { Controls } from './Controls';
import styles from './Gallery.module.css';
import { Lists } from './Lists';

/** Every component of the kit in every state. */
export function Gallery() {
  const { theme } = useThemeMode();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <ThemeProvider>
      <main className={styles.page}>
        <header className={styles.row}>
          <h1>Component gallery</h1>
          <Button onClick={() => themeMode.set(other)}>Switch to {other}</Button>
        </header>
        <Foundations />
        <Lists />
        <Charts />
        <Controls />
      </main>
    </ThemeProvider>
  );
}
