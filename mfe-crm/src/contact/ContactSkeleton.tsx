import { Card, SkeletonLines } from '@clearcoat/ui/core';
import head from './ContactHead.module.css';
import page from './ContactPage.module.css';
import styles from './ContactSkeleton.module.css';
import totals from './ContactTotals.module.css';

function Head() {
  return (
    <Card className={head.card ?? ''}>
      <div className={head.head}>
        <div className={head.who}>
          <div className={`cc-sheen ${styles.avatar}`} />
          <div className={styles.name}>
            <div className="cc-sheen" />
            <div className="cc-sheen" />
          </div>
        </div>
        <div className={`${head.vehicle} ${styles.vehicle}`}>
          <div className={`cc-sheen ${styles.car}`} />
        </div>
        <div className={head.actions}>
          <div className={`cc-sheen ${styles.schedule}`} />
          <div className={head.reach}>
            <div className={`cc-sheen ${styles.button}`} />
            <div className={`cc-sheen ${styles.button}`} />
          </div>
        </div>
      </div>
      <div className={totals.totals}>
        {['spent', 'coming', 'last', 'usually'].map((total) => (
          <div key={total} className={styles.total}>
            <div className="cc-sheen" />
            <div className="cc-sheen" />
          </div>
        ))}
      </div>
    </Card>
  );
}

/** A contact's page while it loads, in the same layout: head, then two columns. */
export function ContactSkeleton() {
  return (
    <div role="status">
      <div aria-hidden="true">
        <Head />
        <div className={page.columns}>
          <div className={page.main}>
            <Card>
              <SkeletonLines label="" lines={4} />
            </Card>
            <Card>
              <SkeletonLines label="" lines={8} />
            </Card>
          </div>
          <Card>
            <SkeletonLines label="" lines={5} />
          </Card>
        </div>
      </div>
      <p className="cc-visually-hidden">Loading contact...</p>
    </div>
  );
}
