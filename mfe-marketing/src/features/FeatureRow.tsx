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
  // One column, else two of them: FeatureRow.module.css.
  sizes: '(width < 820px) calc(100vw - 32px), min(45vw, 580px)',
} as const;

interface Props extends Feature {
  /** Fetched before anything else that the page shows. */
  isFirst: boolean;
}

/** One part of the product: a picture, what it is for and what it does. */
export function FeatureRow({ title, icon, pictures, text, claims, isFirst }: Props) {
  const [light, dark] = pictures;
  const priority = isFirst ? 'high' : 'auto';
  return (
    <section className={styles.row}>
      {/* Only that of the theme is fetched: what is not displayed is never near the screen. */}
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
