import styles from './Logo.module.css';

/**
 * The wordmark: a water drop on paint, and the name.
 *
 * @param size - the mark's height in pixels. Default: 28
 * @example <Link to="/"><Logo /></Link>
 */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className={styles.logo} style={{ fontSize: size * 0.72 }}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" fill="var(--cc-primary)" />
        <path d="M0 20C9 19 20 13 26 0h-17a9 9 0 0 0-9 9z" fill="#fff" fillOpacity="0.16" />
        <path
          d="M16 5.5c4.3 5 7.2 8.7 7.2 12.6a7.2 7.2 0 0 1-14.4 0c0-3.9 2.9-7.6 7.2-12.6z"
          fill="#fff"
        />
        <path
          d="M12.3 18.3a3.9 3.9 0 0 0 3.4 3.9"
          fill="none"
          stroke="var(--cc-primary)"
          strokeWidth="1.9"
          strokeLinecap="round"
        />
      </svg>
      Clearcoat
    </span>
  );
}
