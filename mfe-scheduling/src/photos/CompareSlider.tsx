import { useState, type CSSProperties } from 'react';
import type { JobPhoto } from '../shared/job-area';
import styles from './CompareSlider.module.css';

interface CompareSliderProps {
  before: JobPhoto;
  after: JobPhoto;
}

const HALF = 50;

/** One picture over the other; the divider is dragged or moved with the arrow keys. */
export function CompareSlider({ before, after }: CompareSliderProps) {
  const [shown, setShown] = useState(HALF);
  const style = {
    '--shown': `${shown}%`,
    '--ratio': after.width / after.height,
  } as CSSProperties;
  return (
    <div className={styles.compare} style={style}>
      <img src={after.url} alt="After" className={styles.picture} />
      <img src={before.url} alt="Before" className={`${styles.picture} ${styles.before}`} />
      <span className={styles.label}>Before</span>
      <span className={`${styles.label} ${styles.right}`}>After</span>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={100}
        value={shown}
        aria-label="Amount of the before photo shown"
        aria-valuetext={`${shown}% before`}
        onChange={({ target }) => setShown(Number(target.value))}
      />
      <span className={styles.line} aria-hidden="true">
        <span className={styles.grip} />
      </span>
    </div>
  );
}
