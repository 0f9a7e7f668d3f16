import { everyOf } from '../../words/every-of.js';
import { spelled } from '../../language/normalize/spelled.js';
import { capital } from '../new-customer/vehicle.js';
import { Phrases } from '../../words/phrases.js';
import { requestOf, type Request } from '../request.js';
import { ADD_LEAD } from './reworded.js';
import type { MessagePlan } from './read.js';

const SIGNS = new Phrases(
  everyOf(
    'sign|sign off',
    '|it|that|this|the text|the message|the email|them',
    'from|as|with|by|with the name|with my name',
  ),
  everyOf('sign', 'it|that|this|the text|the message|the email'),
  everyOf(
    'add|put',
    'my name|the name',
    '|at the end|on it|on that|at the bottom|under it|to it|to that',
  ),
  everyOf(
    'say|mention|make it clear',
    '|that',
    'it is from|its from|this is from|that its from|that it is from',
  ),
  everyOf('firma|firmalo|firmala|firmale', '|como|con|de parte de|a nombre de'),
);
const LONGEST_NAME = 3;

/** 'Sign it from Sarah': by whom, where that is all that the words say from here. */
function signerAt({ tokens, text }: Pick<Request, 'tokens' | 'text'>, at: number) {
  const from = at + SIGNS.lengthAt(tokens, at);
  const name = tokens.slice(from);
  const isName = from > at && name.length > 0 && name.length <= LONGEST_NAME;
  if (!isName) return undefined;
  const said = text.slice(name[0]?.start, name.at(-1)?.end);
  return said.split(' ').map(capital).join(' ');
}

/** Who a draft is to be from, and nothing besides. */
export function signerOf({ text }: Request): string | undefined {
  const tokens = spelled(text);
  return signerAt({ tokens: [...tokens], text }, ADD_LEAD.runAt(tokens, 0));
}

const AND = new Phrases('and|then|and then|y');
/** 'Text Ana her car is ready and sign it Sarah': who it is from, and the request without that. */
export function signedIn(asked: Request): { request: Request; by: string } | undefined {
  const { text, tokens, today, vocabulary } = asked;
  const at = tokens.findIndex((_, index) => index > 1 && signerAt(asked, index) !== undefined);
  const by = at < 0 ? undefined : signerAt(asked, at);
  if (by === undefined) return undefined;
  const isJoined = AND.lengthAt(tokens, at - 1) > 0;
  const end = tokens[isJoined ? at - 2 : at - 1]?.end ?? 0;
  return { by, request: requestOf(text.slice(0, end), today, vocabulary) };
}

/** The name stands behind whatever it says. */
export function signed(plan: MessagePlan, by: string): MessagePlan {
  const name = `– ${by}`;
  return plan.words === undefined
    ? { ...plan, besides: plan.besides ? `${plan.besides} ${name}` : name }
    : { ...plan, words: `${plan.words} ${name}` };
}
