import { phoneHref } from '@clearcoat/sdk';
import { Icon, type IconName } from '../icons';
import type { DropdownItem } from './Dropdown';
import styles from './Reach.module.css';

/** Contact data of a person or place; missing parts have no link. */
export interface Reachable {
  phone?: string | undefined;
  email?: string | undefined;
  directionsUrl?: string | null | undefined;
}

export type ReachWay = 'call' | 'text' | 'email' | 'directions';

interface Way {
  label: string;
  icon: IconName;
  hrefOf: (reachable: Reachable) => string | null | undefined;
  /** Joins the action and a name: 'Directions to Ana Ruiz'. Default: nothing. */
  joint?: string;
  /** Opens in a new tab, since it is an external page. Default: false. */
  isElsewhere?: boolean;
}

const WAYS: Record<ReachWay, Way> = {
  call: {
    label: 'Call',
    icon: 'phone-call',
    hrefOf: ({ phone }) => phone && phoneHref(phone),
  },
  text: {
    label: 'Text',
    icon: 'message',
    hrefOf: ({ phone }) => phone && phoneHref(phone, 'sms'),
  },
  email: { label: 'Email', icon: 'mail', hrefOf: ({ email }) => email && `mailto:${email}` },
  directions: {
    label: 'Directions',
    icon: 'pin',
    hrefOf: ({ directionsUrl }) => directionsUrl,
    joint: 'to ',
    isElsewhere: true,
  },
};

const ALL: readonly ReachWay[] = ['call', 'text', 'email', 'directions'];

const openWays = (reachable: Reachable, ways: readonly ReachWay[]) =>
  ways.flatMap((key) => {
    const href = WAYS[key].hrefOf(reachable);
    return href ? [{ key, href, ...WAYS[key] }] : [];
  });

/**
 * Contact actions as menu entries, for rows without room for links.
 *
 * @example <RowMenu label="More about Ana Ruiz" items={[...reachItems({ phone, email }), edit]} />
 */
export const reachItems = (reachable: Reachable): DropdownItem[] =>
  openWays(reachable, ALL).map(({ key, label, icon, href, isElsewhere }) => ({
    ...{ key, label, icon },
    onSelect: () =>
      void (isElsewhere ? window.open(href, '_blank', 'noreferrer') : window.open(href, '_self')),
  }));

export interface ReachLinksProps extends Reachable {
  /** Name of the person, for screen readers. Default: the page makes it clear. */
  name?: string | undefined;
  /** Actions to show, in this order. Default: all. */
  ways?: readonly ReachWay[];
  /**
   * 'icons' for narrow layouts; 'compact' for square buttons that have room for words on a wide
   * window. Default: 'buttons'.
   */
  look?: 'buttons' | 'icons' | 'compact';
  /** Class of text-only links, instead of `look`; '' if the parent paints them. Default: that of `look`. */
  linkClassName?: string | undefined;
}

/**
 * Contact links to call, write or get directions, each large enough for touch.
 *
 * @example <ReachLinks name="Ana Ruiz" phone={phone} directionsUrl={place.directionsUrl} look="icons" />
 */
export function ReachLinks(props: ReachLinksProps) {
  const { name, ways = ALL, look = 'buttons', linkClassName, ...reachable } = props;
  const isIcon = look === 'icons' && linkClassName === undefined;
  return openWays(reachable, ways).map(({ key, href, label, icon, joint = '', isElsewhere }) => {
    const whom = name && `${joint}${name}`;
    return (
      <a
        key={key}
        href={href}
        className={linkClassName ?? styles[look]}
        {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
        {...(look === 'compact' && { title: label })}
        {...(isIcon && { 'aria-label': [label, whom].filter(Boolean).join(' '), title: label })}
      >
        {linkClassName === undefined && <Icon name={icon} size={18} />}
        {!isIcon && <span className={styles.word}>{label}</span>}
        {!isIcon && whom && <span className="cc-visually-hidden"> {whom}</span>}
      </a>
    );
  });
}
