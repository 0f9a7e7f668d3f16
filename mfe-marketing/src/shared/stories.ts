export interface Story {
  figure: string;
  /** Label of the figure. */
  of: string;
  quote: string;
  name: string;
  company: string;
  location: string;
}

/** Note beside every sample story. The operator removes it with the sample stories. */
export const SAMPLE_NOTE =
  'Sample stories: people, shops and figures are made up to show what this page will hold.';

/** Sample content: the operator replaces it with real customers' words and figures. */
export const stories: readonly Story[] = [
  {
    figure: '35%',
    of: 'business growth',
    quote:
      'I used to guess which jobs paid. Now I see it by service, so I raised two prices, dropped one package, and the year came out a third up.',
    name: 'Danielle Brooks',
    company: 'Brightwork Auto Spa',
    location: 'Tulsa, OK',
  },
  {
    figure: 'Over 80%',
    of: 'fewer no-shows with reminders',
    quote:
      "An empty bay on a Saturday used to cost me a full detail. Now tomorrow's jobs are on one page with every phone number, and I call before anyone forgets.",
    name: 'Marco Silva',
    company: 'Harborline Detailing',
    location: 'San Diego, CA',
  },
];
