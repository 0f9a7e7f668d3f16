import styles from './Garage.module.css';

/** A vehicle to come: what it stands on, and its lines. */
export function GarageSkeleton() {
  return (
    <div role="status">
      <div className={styles.vehicle} aria-hidden="true">
        <div className={`cc-sheen ${styles.chipToCome}`} />
        <div className={styles.linesToCome}>
          <div className="cc-sheen" />
          <div className="cc-sheen" />
        </div>
      </div>
      <p className="cc-visually-hidden">Loading vehicles...</p>
    </div>
  );
}
