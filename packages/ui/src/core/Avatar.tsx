import type { CSSProperties } from 'react';
import { avatarColor, initials } from '@clearcoat/sdk';

/**
 * A person's picture, or initials on a colour derived from the name. Decorative: the name is
 * beside it.
 *
 * @param size - in pixels. Default: 36
 * @param src - picture, shown instead of the initials
 * @example <Avatar name="Ana Ruiz" />
 */
export function Avatar({
  name,
  size = 36,
  src,
}: {
  name: string;
  /** Default: 36. */
  size?: number;
  src?: string | null;
}) {
  const box = { width: size, height: size };
  if (src) return <img className="cc-avatar" style={box} src={src} alt="" />;
  return (
    <span
      className="cc-avatar"
      style={{ ...box, '--avatar': avatarColor(name), fontSize: size * 0.38 } as CSSProperties}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
