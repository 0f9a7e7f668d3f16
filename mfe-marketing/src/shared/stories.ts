import type { Claim } from './plans';

export interface Story {
  figure: string;
  /** What the figure counts. */
  of: Claim;
  /** What has to be said beside a figure that the product does not bring about yet. */
  note?: string;
  quote: string;
  name: string;
  company: string;
  location: string;
}

/** Beside every story while they are ours. The operator who replaces the stories removes it. */
export const SAMPLE_NOTE =
  'Sample stories: people, shops and figures are made up to show what this page will hold.';

/** Sample content: the operator replaces it with the words and figures of real customers. */
export const stories: readonly Story[] = [
  {
    figure: '35%',
    of: { text: 'business growth' },
    quote:
      'I used to guess which jobs paid. Now I see it by service, so I raised two prices, dropped one package, and the year came out a third up.',
    name: 'Danielle Brooks',
    company: 'Brightwork Auto Spa',
    location: 'Tulsa, OK',
  },
  {
    figure: 'Over 80%',
    of: { text: 'fewer no-shows with reminders', soon: true },
    note: 'The figure is what reminders are being built for. The words are about the schedule, which is here.',
    quote:
      "An empty bay on a Saturday used to cost me a full detail. Now tomorrow's jobs stand on one page with every number beside them, and I call before anyone forgets.",
    name: 'Marco Silva',
    company: 'Harborline Detailing',
    location: 'San Diego, CA',
  },
];
