import { useViewTransitionState } from '@clearcoat/sdk';
import { isStill } from '@clearcoat/ui/core';
import styles from './travel.module.css';

/** Whether a customer's car travels from their row to their page: where the browser can, and may. */
export const canTravel = (): boolean => 'startViewTransition' in document && !isStill();

/** What names the travelling car; there is one of it on a page. */
export const TRAVELS = styles.travels;

/**
 * Names the car of the row whose page one is on the way to, or from.
 *
 * @param path - the page's
 */
export const useTravels = (path: string): string | undefined =>
  useViewTransitionState(path) ? TRAVELS : undefined;
