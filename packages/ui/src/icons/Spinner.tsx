/**
 * A spinner for inside a button; static with reduced motion. The animation is in the global style
 * sheet, so that icons need none of their own.
 *
 * @param size - in pixels. Default: 18
 * @example <Spinner size={16} />
 */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg
      className="cc-turning"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
