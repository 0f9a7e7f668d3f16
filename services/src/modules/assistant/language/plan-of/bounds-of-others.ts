import type { Filter } from '../../plan/plan.js';
import { isOfJobs } from './asked.js';
import type { Parts } from '../pieces/parts.js';
import { put } from './put-filter.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../forms/sayings.js';

const HOURS = wordSet('hour~|hr~|hr|hora~');
const STRICT = new Sayings(['than|over|above|under|below|fewer|mas_de|menos_de'], {}, 'anywhere');
/** 'Over 4 hours' are not four. */
export const saysStrict = ({ words }: Pick<Span, 'words'>) => STRICT.says(words.join(' '));

/** 'Over 4 hours', 'jobs longer than 3 hours', '2 hours or less' */
export function hourFilter(parts: Parts, filters: Filter[], span: Span, unit: Span): void {
  const around = [parts.beside(span, -1), parts.spans[parts.spans.indexOf(unit) + 1]];
  const bound = around.find((each) => each?.tags.some(({ kind }) => kind === 'bound'));
  const tag = bound?.tags.find((each) => each.kind === 'bound');
  if (!bound || tag?.kind !== 'bound' || !HOURS.has(unit.words[0] ?? '') || !isOfJobs(parts))
    return;
  const names = saysStrict(bound)
    ? ['hours_over', 'hours_under']
    : ['hours_at_least', 'hours_at_most'];
  parts.use(span, unit, bound);
  put(filters, names[tag.bound === 'least' ? 0 : 1] ?? '', String(span.number?.value), false);
}

const CARS = wordSet('car~|vehicle~|ride~|auto~|carro~|coche~|vehiculo~');
export const isOfCars = ({ words }: Span) => CARS.has(words.join(' '));

/** 'Customers with 2 cars', 'more than 2 vehicles' */
export function vehicleFilter(
  parts: Parts,
  filters: Filter[],
  { span, cars, bound }: { span: Span; cars: Span; bound: Span | undefined },
): void {
  const tag = bound?.tags.find((each) => each.kind === 'bound');
  const isBound = bound !== undefined && tag?.kind === 'bound';
  const isStrict = isBound && saysStrict(bound);
  const ends = isBound ? [tag.bound] : (['least', 'most'] as const);
  parts.use(span, cars, ...(isBound ? [bound] : []));
  for (const end of ends) {
    const step = isStrict ? (end === 'least' ? 1 : -1) : 0;
    put(filters, `vehicles_at_${end}`, String((span.number?.value ?? 0) + step), false);
  }
}
