import type { Args, Bench, Call } from './call.js';
import { Phrases } from '../words/phrases.js';
import type { Request } from './request.js';
import type { When } from './when.js';

/** Parts of the conversation that a request may reuse. */
export interface Context {
  services?: readonly string[];
  when?: When;
  person?: Args['whom'];
}

const TAKES = new Set(['book', 'free time']);
const OF_SERVICE = new Set(['price', 'free time', 'book', 'change price']);

export const POINTS = new Phrases('it|that|one|another|lo|eso|uno');

/** Adds the service and the days that only the previous request names. */
export function inContext(call: Call, before: Call | undefined, { tokens }: Request): Call {
  const { verb, args } = call;
  if (args.isSame && before?.verb === 'message' && before.args.text !== undefined)
    return {
      ...call,
      args: { ...args, isSame: undefined, purpose: 'other', text: before.args.text },
    };
  if (!before || !OF_SERVICE.has(before.verb)) return call;
  const { services = [], when = {} } = args;
  const isOpen = services.length === 0 && !(args.minutes ?? args.isUsual);
  const isOf = verb === 'book' || POINTS.in(tokens) !== undefined || args.size !== undefined;
  const own = isOpen && isOf && verb !== 'look up' && before.args.services?.length === 1;
  const isThen = args.isAboutThat ?? before.verb === 'free time';
  const isNoDay = when.from === undefined && when.to === undefined;
  const days = TAKES.has(verb) && isNoDay && isThen ? before.args.when : undefined;
  if (!own && !days) return call;
  const { time, ...open } = days ?? {};
  const then = { ...open, ...(args.isAboutThat && time !== undefined && { time }) };
  // 'Put her there' after free time books the first free time.
  const isSoonest = days && args.isAboutThat && before.verb === 'free time';
  return {
    ...call,
    args: {
      ...args,
      ...(own && { services: before.args.services }),
      ...(days && { when: { ...then, ...when } }),
      ...(isSoonest && { isSoonest: true as const }),
    },
  };
}

/** Service, days and customer of the previous request or answer. */
export function contextOf({ before: last, isBeforeLast, meant }: Bench): Context {
  const before = isBeforeLast ? last : undefined;
  const { args } = before ?? {};
  const ofPlan = meant?.filters.flatMap(({ name, values, not }) =>
    name === 'service' && !not ? values : [],
  );
  const named = before && OF_SERVICE.has(before.verb) ? args?.services : undefined;
  const services = [named, ofPlan].find((each) => each?.length === 1);
  const { from, to } = meant?.period ?? {};
  const days = from === undefined ? undefined : { from, ...(to !== undefined && { to }) };
  return {
    ...(services && { services }),
    ...((days ?? args?.when) && { when: days ?? args?.when }),
    ...(args?.whom && { person: args.whom }),
  };
}
