const PATHS = {
  'thumb-down':
    'M7 3.5H4v9h3zM7 12.5l4 8c1.6 0 2.5-1 2.2-2.6l-.7-3.9h5.3a2 2 0 0 0 2-2.4l-1.2-6.1a2 2 0 0 0-2-1.5H9.5L7 5',
  microphone:
    'M12 14.5a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v5.5a3 3 0 0 0 3 3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
};

/** Icons that only the assistant uses; decorative, like the kit's icons. */
export function Glyph({ name, size = 20 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
