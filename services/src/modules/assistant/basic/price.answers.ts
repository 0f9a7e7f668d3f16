import { escapeMarkdown as plain, termsOf } from '../text.js';
import type { Services } from '../tools/list-services.js';
import type { Toolbox } from '../tools/toolbox.js';
import { lines, type Answer, type Desk } from './answer.js';
import type { Intent } from './intent.js';

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;
type Listed = Services['services'][number];

const SUGGESTIONS = ['Which upsells work best?', 'How was my revenue this month?'];

/** The services whose whole name the text has. */
export function servicesIn(text: string, services: Listed[]): Listed[] {
  const asked = new Set(termsOf(text));
  const named = services.filter(({ name }) => termsOf(name).every((term) => asked.has(term)));
  // 'Full Detail' is not meant by 'Full Interior Detail' when there is an 'Interior Detail'.
  const longest = Math.max(0, ...named.map(({ name }) => termsOf(name).length));
  return named.filter(({ name }) => termsOf(name).length === longest);
}

/** The services the question names, else the whole menu. */
export async function pricesAnswer(
  desk: Desk,
  tools: Toolbox,
  message: string,
): Promise<Answer | undefined> {
  const { data, sources } = await desk.use(tools.listServices, {});
  const named = servicesIn(message, data.services);
  const shown = named.length > 0 ? named : data.services;
  if (shown.length === 0) return undefined;
  const rows = shown.map(
    ({ name, price, minutes }) => `- **${plain(name)}**: ${price}, ${minutes} minutes`,
  );
  return { text: lines('Your prices at present:', '', ...rows), sources, suggestions: SUGGESTIONS };
}

/** A price for the size and condition, for each service that is named. */
export async function priceOfAnswer(
  desk: Desk,
  tools: Toolbox,
  { size, condition }: IntentOf<'priceOf'>,
  message: string,
): Promise<Answer | undefined> {
  const { data, sources } = await desk.use(tools.listServices, {});
  const named = servicesIn(message, data.services);
  if (named.length === 0) return pricesAnswer(desk, tools, message);
  const rows = [];
  for (const { id: serviceId } of named) {
    const { data: price } = await desk.use(tools.suggestPrice, { serviceId, size, condition });
    const { service, suggested, listPrice, because } = price;
    rows.push(`- **${plain(service)}: ${suggested}** (your price is ${listPrice}; ${because})`);
  }
  return { text: lines('I would charge:', '', ...rows), sources, suggestions: SUGGESTIONS };
}
