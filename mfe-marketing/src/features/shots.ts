import assistantDark from './assistant-dark.webp';
import assistantDarkSmall from './assistant-dark-small.webp';
import assistantLight from './assistant-light.webp';
import assistantLightSmall from './assistant-light-small.webp';
import calendarDark from './calendar-dark.webp';
import calendarDarkSmall from './calendar-dark-small.webp';
import calendarLight from './calendar-light.webp';
import calendarLightSmall from './calendar-light-small.webp';
import customersDark from './customers-dark.webp';
import customersDarkSmall from './customers-dark-small.webp';
import customersLight from './customers-light.webp';
import customersLightSmall from './customers-light-small.webp';
import jobDark from './job-dark.webp';
import jobDarkSmall from './job-dark-small.webp';
import jobLight from './job-light.webp';
import jobLightSmall from './job-light-small.webp';
import phoneDark from './phone-dark.webp';
import phoneDarkSmall from './phone-dark-small.webp';
import phoneLight from './phone-light.webp';
import phoneLightSmall from './phone-light-small.webp';
import revenueDark from './revenue-dark.webp';
import revenueDarkSmall from './revenue-dark-small.webp';
import revenueLight from './revenue-light.webp';
import revenueLightSmall from './revenue-light-small.webp';
import routeDark from './route-dark.webp';
import routeDarkSmall from './route-dark-small.webp';
import routeLight from './route-light.webp';
import routeLightSmall from './route-light-small.webp';

/** A product screenshot in one theme, in the two sizes that `npm run shots -- --public` writes. */
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

/** Product screenshots: light and dark. */
export const shots = {
  assistant: [shot(assistantLight, assistantLightSmall), shot(assistantDark, assistantDarkSmall)],
  calendar: [shot(calendarLight, calendarLightSmall), shot(calendarDark, calendarDarkSmall)],
  customers: [shot(customersLight, customersLightSmall), shot(customersDark, customersDarkSmall)],
  job: [shot(jobLight, jobLightSmall), shot(jobDark, jobDarkSmall)],
  phone: [shot(phoneLight, phoneLightSmall), shot(phoneDark, phoneDarkSmall)],
  revenue: [shot(revenueLight, revenueLightSmall), shot(revenueDark, revenueDarkSmall)],
  route: [shot(routeLight, routeLightSmall), shot(routeDark, routeDarkSmall)],
} as const;
