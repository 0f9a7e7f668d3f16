import type { Filter, Plan } from '../../plan/plan.js';
import { isNamed } from './asked.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import { Sayings } from '../forms/sayings.js';
import { wordSet } from '../../words/word-set.js';

const isField =
  (field: string) =>
  ({ tags }: Span) =>
    tags.some((tag) => tag.kind === 'value' && tag.filter === 'missing' && tag.value === field);
/** A list of customers has their numbers, one of jobs has none. */
const saysNumbers = ({ words }: Span) => NUMBERS.says(words.join(' '));
const NUMBERS = new Sayings([
  'with|and|the|their|names_and|con|sus* phone? numbers|phones|telefonos|numeros',
]);

/** Rows whose customers they are may be told in their place. */
const HAVE_CUSTOMERS = new Set(['customers', 'new_customers', 'jobs', 'visits']);

const isPlace = ({ name, values }: Filter) => name === 'missing' && values.join() === 'place';
const THEIRS = wordSet('with|their|and|con|sus|y|of|for');
const ofThem = ({ spans }: Parts) => spans.filter(({ words }) => THEIRS.has(words.join(' ')));
/** 'Customers with their addresses', 'addresses of Tacoma owners': those customers, and where each of them is. */
function withHomes(parts: Parts, plan: Plan): Plan | undefined {
  const places = parts.spans.filter(
    (span) => isField('place')(span) && ADDRESS.has(span.words.at(-1) ?? ''),
  );
  const isOfPeople =
    HAVE_HOMES.has(plan.measure) && plan.want === 'list' && plan.group === undefined;
  const isLacking = plan.filters.some((each) => isPlace(each) && !each.not);
  if (places.length === 0 || !isOfPeople || isLacking || isNamed(parts)) return undefined;
  parts.use(...places, ...ofThem(parts));
  return { ...plan, show: 'place' };
}
const ADDRESS = wordSet('address|addresses|direccion|direcciones');
const HAVE_HOMES = new Set(['customers', 'new_customers']);

/** 'Addresses for Monday', 'whats on tomorrow with addresses': jobs, and where each is. */
function withPlaces(parts: Parts, plan: Plan): Plan | undefined {
  const places = parts.spans.filter(isField('place'));
  const isOfJobs = plan.want === 'list' && plan.measure === 'jobs' && plan.group === undefined;
  // 'Which jobs have no address' asks for those; one alone says where it is.
  const isLacking = plan.filters.some((each) => isPlace(each) && !each.not);
  if (places.length === 0 || !isOfJobs || isLacking) return undefined;
  parts.use(...places);
  const filters = plan.filters.filter((each) => !isPlace(each));
  return { ...plan, filters, ...(plan.limit !== 1 && { show: 'place' as const }) };
}

/** 'The emails of everybody who came in October': a list of customers, with what is asked of each. */
export function withShown(parts: Parts, plan: Plan): Plan {
  const placed = withPlaces(parts, plan) ?? withHomes(parts, plan);
  if (placed) return placed;
  const emails = parts.spans.filter(isField('email'));
  const numbers =
    plan.measure === 'jobs'
      ? parts.spans.filter((span) => saysNumbers(span) || isField('phone')(span))
      : [];
  const spans = [...emails, ...numbers];
  const isOfThose = plan.want === 'list' && plan.group === undefined && plan.limit === undefined;
  const isDenied = plan.filters.some(
    ({ name, values, not }) =>
      name === 'missing' && !not && (values.includes('email') || values.includes('phone')),
  );
  if (spans.length === 0 || !isOfThose || isDenied || isNamed(parts)) return plan;
  const measure = plan.measure === 'new_customers' ? plan.measure : 'customers';
  if (!HAVE_CUSTOMERS.has(plan.measure)) return plan;
  parts.use(...spans, ...ofThem(parts));
  return { ...plan, measure, ...(emails.length > 0 && { show: 'email' as const }) };
}
