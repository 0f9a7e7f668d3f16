import type { IconName } from '@clearcoat/ui/icons';
import type { Claim } from '../shared/plans';
import { shots, type Shot } from './shots';

export interface Feature {
  title: string;
  icon: IconName;
  /** Pictures for the light and the dark theme. */
  pictures: readonly [Shot, Shot];
  text: string;
  claims: readonly Claim[];
}

/** Features that work today. */
export const features: readonly Feature[] = [
  {
    title: 'Customers',
    icon: 'contacts',
    pictures: shots.customers,
    text: "Someone calls and says “it's Luis, with the truck”. You know which truck, what you did to it in May and what he paid.",
    claims: [
      { text: 'Every vehicle with its size, paint and notes, every address with its gate code' },
      { text: 'Last visit and total spent, added up for you' },
      { text: 'Found by name, email, plate, vehicle or the last digits of a number' },
      { text: 'A new customer leads straight to a first appointment' },
      { text: 'Import from spreadsheets, CSV and what other CRM tools export' },
    ],
  },
  {
    title: 'Calendar',
    icon: 'calendar',
    pictures: shots.calendar,
    text: 'Every van and bay with its day. Choose the customer and the service: the price for that vehicle fills itself in, and so does the time the job needs.',
    claims: [
      { text: 'Day, week and month by van and bay; drag a job to move it, and undo' },
      { text: 'Unlimited appointments in every plan' },
      { text: 'A warning that names the clash before you save it, drive times included' },
      { text: 'Prices and hours by the size of the vehicle, with add-ons' },
      { text: 'Repeating jobs, opening hours and closed days' },
      { text: 'Email and SMS reminders a day before, in all plans; a “C” confirms the job' },
    ],
  },
  {
    title: 'The job',
    icon: 'check',
    pictures: shots.job,
    text: 'One page beside the car: where, what, how to get in, and what the customer told you last time.',
    claims: [
      { text: 'On my way, start and finish in one tap each' },
      { text: 'Photos before and after, a checklist, and notes' },
      { text: 'From scheduled to completed, or cancelled in two taps' },
    ],
  },
  {
    title: 'Crews and route',
    icon: 'pin',
    pictures: shots.route,
    text: "Each technician sees the jobs of their own van and nothing they should not. Each day's stops are in driving order.",
    claims: [
      { text: 'Owners, managers, office and technicians, each with what they need' },
      { text: "The day's stops with the drive between them, and directions" },
      { text: 'A calendar feed for Google, Apple and Outlook' },
    ],
  },
  {
    title: 'Revenue',
    icon: 'revenue',
    pictures: shots.revenue,
    text: 'Which services carry the shop, and which only keep you busy? The numbers come from completed jobs, not from guesses.',
    claims: [
      { text: 'Revenue, jobs and average value over 7, 30 or 90 days, or the year' },
      { text: 'Every figure compared with the period before' },
      { text: 'What each service brings on average, and how long it really takes' },
    ],
  },
  {
    title: 'Assistant',
    icon: 'sparkle',
    pictures: shots.assistant,
    text: 'Ask what to charge for a full detail, how to win back a lost customer, or which pad to reach for first.',
    claims: [
      { text: "Pricing, marketing and techniques, from a detailer's handbook" },
      { text: 'Answers that use your own services, jobs and revenue' },
      { text: 'On every page of the app, one tap away' },
    ],
  },
  {
    title: 'Made for the shop floor',
    icon: 'phone',
    pictures: shots.phone,
    text: 'Wet hands, bright sun, one thumb. Every screen is made for the phone beside the car, and grows up to a desk.',
    claims: [
      { text: 'Opens in the browser, and can be installed like an app' },
      { text: "Today's and tomorrow's jobs work without a connection; notes and photos follow" },
      { text: 'Light and dark, with contrast that holds outdoors' },
      { text: 'Your business is kept apart from every other, in the database itself' },
    ],
  },
];

/** Planned features. */
export const planned: readonly { title: string; claims: readonly Claim[] }[] = [
  {
    title: 'Online booking',
    claims: [
      { text: 'Clients book from your real availability', soon: true },
      { text: 'Buffer times and service durations respected', soon: true },
      { text: 'You approve, if you want to', soon: true },
    ],
  },
  {
    title: 'Payments',
    claims: [
      { text: 'Card payments and digital invoices', soon: true },
      { text: 'Deposits and recurring billing', soon: true },
    ],
  },
  {
    title: 'Mobile apps',
    claims: [{ text: 'For iOS and Android, from Professional up', soon: true }],
  },
  {
    title: 'People to turn to',
    claims: [
      { text: 'Priority support from Professional up', soon: true },
      { text: 'Dedicated account managers on premium plans', soon: true },
    ],
  },
];
