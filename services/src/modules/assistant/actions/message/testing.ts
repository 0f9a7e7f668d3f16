import type { Plan } from '../../plan/plan.js';
import { request } from '../testing.js';
import type { Whom } from '../whom/place.js';
import { readMessage } from './read.js';

/** Of the jobs of some days. */
const ofSome = ({ filters, period, limit }: Plan) =>
  period?.from === undefined
    ? ''
    : [
        limit === 1 && 'first ',
        ...filters.flatMap(({ name, values }) =>
          name === 'status' || name === 'time_of_day' ? `${values.join('|')} ` : [],
        ),
      ]
        .filter(Boolean)
        .join('');

function saidOf(whom: Whom | undefined): string {
  if (whom?.kind === 'several') return `each of ${whom.people.map(({ name }) => name).join('|')}`;
  if (whom?.kind === 'booked')
    return `booked ${whom.plan.period?.from ?? whom.plan.order ?? ''} ${whom.plan.filters[0]?.values[0] ?? ''}`;
  if (whom?.kind === 'people') return whom.people.map(({ name }) => name).join('|');
  if (whom?.kind === 'everybody')
    return `everybody ${ofSome(whom.plan)}${whom.plan.group ? `#${whom.plan.limit ?? ''}` : ''}${whom.plan.period?.from ?? whom.plan.filters.map(({ values }) => values).join(' ')}`;
  if (whom?.kind === 'vehicle') return `vehicle ${whom.words.join(' ')}`;
  if (whom?.kind === 'phone') return `phone ${whom.digits}`;
  if (whom?.kind === 'last' && whom.first !== undefined) return `last first ${whom.first}`;
  if (whom?.kind === 'last' && whom.nth !== undefined) return `last ${whom.nth}`;
  if (whom?.kind === 'last' && whom.only)
    return `last ${whom.only.map(({ values }) => values.join('|')).join(' ')}`;
  return whom ? 'last' : 'nobody';
}

/** 'sms Derek Turner other: your car is ready.' */
export async function meaning(text: string): Promise<string> {
  const plan = await readMessage(request(text));
  if (!plan) return 'no message';
  const { language, channel, whom, stranger, purpose, words, minutes, fee, date, left = [] } = plan;
  const { services, isForeign, isUnsaid, besides, site, kept = [] } = plan;
  const said = [
    language === 'es' && 'es',
    channel,
    saidOf(whom),
    kept.length > 0 && `but ${kept.map(({ name }) => name).join('|')}`,
    stranger && `?${stranger}`,
    services ? `price of ${services.join('|')}` : words === undefined ? purpose : `"${words}"`,
    site && `on ${site}`,
    isForeign && 'untranslated',
    isUnsaid && 'unsaid',
    besides && `and "${besides}"`,
    minutes,
    fee,
    date,
    left.length > 0 && `-${left.join('|')}`,
  ];
  return said.filter(Boolean).join(' ');
}
