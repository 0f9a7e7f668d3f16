import { Icon } from '@clearcoat/ui/icons';
import type { Feature } from './features';
import styles from './FeatureRow.module.css';
import { ClaimList } from '../shared/Soon';

/** One part of the product: a picture, what it is for and what it does. */
export function FeatureRow({ title, icon, picture, text, claims }: Feature) {
  return (
    <section className={styles.row}>
      <img src={picture} alt="" width={640} height={360} loading="lazy" />
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
