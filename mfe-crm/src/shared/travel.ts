import { useViewTransitionState } from '@clearcoat/sdk';
import { isStill } from '@clearcoat/ui/core';
import styles from './travel.module.css';

/**
 * Whether the vehicle animates from the row to the page: the browser supports it and motion is
 * allowed.
 */
export const canTravel = (): boolean => 'startViewTransition' in document && !isStill();

/** Class with the view-transition name; one element of a page has it. */
export const TRAVELS = styles.travels;

/**
 * Class for the vehicle of the row whose page is the target or the origin of the current
 * transition.
 *
 * @param path - the page's
 */
export const useTravels = (path: string): string | undefined =>
  useViewTransitionState(path) ? TRAVELS : undefined;
