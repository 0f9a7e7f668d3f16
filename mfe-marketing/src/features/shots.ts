import assistantDark from './assistant-dark.webp';
import assistantDarkSmall from './assistant-dark-small.webp';
import assistantLight from './assistant-light.webp';
import assistantLightSmall from './assistant-light-small.webp';
import customersDark from './customers-dark.webp';
import customersDarkSmall from './customers-dark-small.webp';
import customersLight from './customers-light.webp';
import customersLightSmall from './customers-light-small.webp';
import phoneDark from './phone-dark.webp';
import phoneDarkSmall from './phone-dark-small.webp';
import phoneLight from './phone-light.webp';
import phoneLightSmall from './phone-light-small.webp';
import revenueDark from './revenue-dark.webp';
import revenueDarkSmall from './revenue-dark-small.webp';
import revenueLight from './revenue-light.webp';
import revenueLightSmall from './revenue-light-small.webp';
import scheduleDark from './schedule-dark.webp';
import scheduleDarkSmall from './schedule-dark-small.webp';
import scheduleLight from './schedule-light.webp';
import scheduleLightSmall from './schedule-light-small.webp';

/** One picture of the product in one theme, in the two sizes that `npm run shots -- --public` writes. */
export interface Shot {
  src: string;
  srcSet: string;
}

export const WIDTH = 1344;
export const HEIGHT = 756;
const SMALL_WIDTH = 768;

const shot = (large: string, small: string): Shot => ({
  src: large,
  srcSet: `${small} ${SMALL_WIDTH}w, ${large} ${WIDTH}w`,
});

/** Pictures of the product: light and dark. */
export const shots = {
  assistant: [shot(assistantLight, assistantLightSmall), shot(assistantDark, assistantDarkSmall)],
  customers: [shot(customersLight, customersLightSmall), shot(customersDark, customersDarkSmall)],
  phone: [shot(phoneLight, phoneLightSmall), shot(phoneDark, phoneDarkSmall)],
  revenue: [shot(revenueLight, revenueLightSmall), shot(revenueDark, revenueDarkSmall)],
  schedule: [shot(scheduleLight, scheduleLightSmall), shot(scheduleDark, scheduleDarkSmall)],
} as const;
