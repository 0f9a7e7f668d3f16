import { Icon } from '@clearcoat/ui/icons';
import type { Feature } from './features';
import styles from './FeatureRow.module.css';
import { ClaimList } from '../shared/Soon';

const SHOT = { alt: '', width: 1344, height: 756, loading: 'lazy' } as const;

/** One part of the product: a picture, what it is for and what it does. */
export function FeatureRow({ title, icon, pictures: [light, dark], text, claims }: Feature) {
  return (
    <section className={styles.row}>
      {/* Only that of the theme is fetched: what is not displayed is never near the screen. */}
      <div className={styles.picture}>
        <img className={styles.light} src={light} {...SHOT} />
        <img className={styles.dark} src={dark} {...SHOT} />
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
