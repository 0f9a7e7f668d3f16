import { Phrases } from '../../words/phrases.js';
import { Sayings } from '../forms/sayings.js';
import { says, unsplit, withoutCompare, wordTokens, type Turn } from './turn.js';

/** What a part of all is counted by. */
const SHARE_OF: Partial<Record<string, string>> = {
  revenue: 'share',
  jobs: 'share_of_jobs',
  customers: 'share_of_customers',
};
/** How many of all jobs it was. */
const RATE_OF: Partial<Record<string, string>> = {
  cancelled: 'cancel_rate',
  no_shows: 'no_show_rate',
};
const PART = new Phrases('of|share|percent|percentage|part|portion');
const ALL_OF_IT = new Sayings(
  ['total|all|everything|overall|that|it|revenue|sales|jobs|customers'],
  {},
  'end',
);

/** 'As a percentage', of what is told one by one: each of all that was counted. */
export const eachInPercent: Turn = {
  name: 'the same split, in percent',
  of: (parts, before) => {
    const names = parts.all('measure').map(({ tag }) => tag.name);
    const isBare = names.length > 0 && names.every((name) => name === 'share');
    const measure = SHARE_OF[before.measure];
    const isAsked = isBare && before.group !== undefined && says(parts, [], 'measure');
    return measure && isAsked ? { ...withoutCompare(before), measure } : undefined;
  },
};

export const inPercent: Turn = {
  name: 'in percent of all jobs, or of all there is',
  of: (parts, before) => {
    const words = wordTokens(parts);
    const names = parts.all('measure').map(({ tag }) => tag.name);
    const isShare = names.every((name) => /^share|^revenue$/.test(name));
    const measure = names.includes('revenue') ? 'revenue' : before.measure;
    const share = before.filters.length > 0 ? SHARE_OF[measure] : undefined;
    // Money alone is no share of it.
    const isPart = PART.in(words) !== undefined || names.some((name) => name !== 'revenue');
    const isOfAll = names.length > 0 && isShare && isPart && ALL_OF_IT.says(words);
    const isPlain = parts.periods().every(({ span }) => span.words.join(' ').endsWith('total'));
    if (share && isOfAll && isPlain && says(parts, [], 'measure', 'period'))
      return { ...unsplit(withoutCompare(before)), measure: share };
    const rate = names.length > 0 && isShare ? RATE_OF[before.measure] : undefined;
    return rate && says(parts, [], 'measure') ? { ...unsplit(before), measure: rate } : undefined;
  },
};
