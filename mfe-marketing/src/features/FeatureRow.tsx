import { Icon } from '@clearcoat/ui/icons';
import type { Feature } from './features';
import styles from './FeatureRow.module.css';
import { HEIGHT, WIDTH } from './shots';
import { ClaimList } from '../shared/Soon';

const SHOT = {
  alt: '',
  width: WIDTH,
  height: HEIGHT,
  loading: 'lazy',
  // Column widths from FeatureRow.module.css.
  sizes: '(width < 820px) calc(100vw - 32px), min(45vw, 580px)',
} as const;

interface Props extends Feature {
  /** Whether the picture loads with high priority. */
  isFirst: boolean;
}

/** A feature: picture, text and claims. */
export function FeatureRow({ title, icon, pictures, text, claims, isFirst }: Props) {
  const [light, dark] = pictures;
  const priority = isFirst ? 'high' : 'auto';
  return (
    <section className={styles.row}>
      {/* Only the current theme's picture loads: a hidden lazy image is never near the viewport. */}
      <div className={styles.picture}>
        <img className={styles.light} {...SHOT} {...light} fetchPriority={priority} />
        <img className={styles.dark} {...SHOT} {...dark} fetchPriority={priority} />
      </div>
      <div className={styles.words}>
        <h2>
          <Icon name={icon} size={26} />
          {title}
        </h2>
        <p>{text}</p>
        <ClaimList claims={claims} />
      </div>
    </section>
  );
}
