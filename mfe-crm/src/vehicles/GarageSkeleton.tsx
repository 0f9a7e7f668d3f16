import styles from './Garage.module.css';

/** Skeleton of a vehicle. */
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
