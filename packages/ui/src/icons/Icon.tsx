import { paths } from './paths';

export type IconName = keyof typeof paths;

/** Whether a text is an icon's name. @example isIconName('bell') // true */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(paths, name);
}

/**
 * One of our icons, in the text's colour. Decorative: the text beside it, or the `label` of an
 * IconButton, has the meaning.
 *
 * @param name - an icon's name; an unknown one (of a remote) becomes a circle
 * @param size - in pixels. Default: 20
 * @example <Icon name="calendar" />
 */
export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName | (string & {});
  /** Default: 20. */
  size?: number;
  className?: string;
}) {
  return (
    <svg
      className={className}
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
      <path d={paths[isIconName(name) ? name : 'circle']} />
    </svg>
  );
}
