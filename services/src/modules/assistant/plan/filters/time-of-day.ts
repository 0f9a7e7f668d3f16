import { CLOCK_TIME } from '../../../../platform/time/clock-time.js';
import { formatTime } from '../../../../platform/time/zone.js';
import type { FilterKind } from '../definitions.js';
import type { Language } from '../plan.js';
import { saidOf } from '../say/either.js';
import type { Closed } from './closed.js';

const NAMED: readonly (Closed & { span: string })[] = [
  {
    value: 'morning',
    words: {
      en: 'morning|mornings|in the morning|am|before noon|before lunch|early',
      es: 'por la manana|en la manana|las mananas|mananas|antes del mediodia|temprano',
    },
    said: { en: 'mornings', es: 'por la mañana' },
    span: '-12:00',
  },
  {
    value: 'afternoon',
    words: {
      en: 'afternoon|afternoons|in the afternoon|after lunch',
      es: 'tarde|tardes|por la tarde|en la tarde|despues de comer',
    },
    said: { en: 'afternoons', es: 'por la tarde' },
    span: '12:00-17:00',
  },
  {
    value: 'evening',
    words: {
      en: 'evening|evenings|in the evening|after work|late|night|nights|at night',
      es: 'noche|noches|por la noche|en la noche|al final del dia',
    },
    said: { en: 'evenings', es: 'por la noche' },
    span: '17:00-',
  },
];

/** Start and end of a span of time. Either may be empty. */
export const endsOf = (value: string) =>
  (NAMED.find((each) => each.value === value)?.span ?? value).split('-');

/** '08:00-10:30', '-12:00' for before noon, '17:00-' for five and later. */
function isSpan(value: string): boolean {
  const [from, to, ...more] = value.split('-');
  const isTime = (time: string | undefined) => time === '' || CLOCK_TIME.test(time ?? '');
  return value.length > 1 && more.length === 0 && isTime(from) && isTime(to);
}

/** Text of a span. It says that jobs begin then, because earlier ones may still be under way. */
function saidSpan(value: string, language: Language): string {
  const named = NAMED.find((each) => each.value === value);
  if (named) return named.said[language];
  const [from = '', to = ''] = value.split('-').map((time) => time && formatTime(time));
  if (language === 'es') {
    if (!from) return `que empiezan antes de ${to}`;
    return to ? `que empiezan entre ${from} y ${to}` : `que empiezan desde ${from}`;
  }
  if (!from) return `starting before ${to}`;
  return to ? `starting between ${from} and ${to}` : `starting from ${from} on`;
}

/** Start time of a job by the local clock. The end of a span is exclusive. */
export const timeOfDay: FilterKind = {
  name: 'time_of_day',
  values: NAMED,
  takes: {
    wanted: 'morning, afternoon, evening, or HH:MM-HH:MM',
    accepts: isSpan,
    read: (value) => value.replaceAll(/(?<!\d)\d:/g, '0$&'),
  },
  rows: ['jobs', 'customers'],
  of: 'job',
  sql(values, bind, zone) {
    const time = `(a.starts_at at time zone ${zone})::time`;
    const spans = values.map((value) => {
      const [from, to] = endsOf(value);
      const after = from ? [`${time} >= ${bind(from)}::time`] : [];
      const before = to ? [`${time} < ${bind(to)}::time`] : [];
      return [...after, ...before].join(' and ');
    });
    return `(${spans.join(' or ')})`;
  },
  said: (values, language, not) =>
    saidOf(
      values.map((value) => saidSpan(value, language)),
      language,
      not,
    ),
};
