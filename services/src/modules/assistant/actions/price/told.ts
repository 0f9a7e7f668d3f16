import { amountIn, AMOUNT, MONEY, PERCENT, signIn } from './amount.js';
import {
  ADVERBS,
  ALL,
  ASKS,
  HEADS,
  IS,
  LESS,
  MORE,
  NOW,
  SHOULD,
  SINCE,
  TOLD,
  TOLD_OF_ALL,
} from './change-words.js';
import { afterHead, leftOf, meaningsOf, type Headed, type Request } from '../request.js';

/** A price that is asked for, or told: with what is done to it as the head. */
export async function headed(request: Request): Promise<Headed | undefined> {
  const asked = { ...request, tokens: request.tokens.filter(({ word }) => !ADVERBS.has(word)) };
  return (
    afterHead(asked, HEADS) ?? afterShould(asked) ?? percentOff(asked) ?? (await toldPrice(asked))
  );
}

/** 'Paint correction to 325', 'a full detail is 275 now', 'everything up 4 percent': what it is to cost, and not a word besides. */
async function toldPrice(asked: Request): Promise<Headed | undefined> {
  const { tokens, text } = asked;
  const since = SINCE.in(tokens, 1);
  const amount = amountIn(tokens.slice(0, since?.at));
  const isSaid =
    amount &&
    [IS, MORE, LESS, SINCE].some((each) => each.in(tokens)) &&
    !text.trimEnd().endsWith('?');
  if (!isSaid || ASKS.has(tokens[0]?.word ?? '')) return undefined;
  const behind = tokens.slice(amount.at + amount.length);
  const isEnd =
    NOW.runAt(behind, 0) === behind.length ||
    SINCE.lengthAt(behind, 0) > 0 ||
    (signIn(behind) && behind.length === 1);
  const spans = isEnd ? await meaningsOf(asked, tokens.slice(0, amount.at)) : [];
  const named = spans.filter(({ name }) => name?.kind === 'service' || name?.kind === 'add_on');
  const isAll = named.length > 0 || ALL.lengthAt(tokens, 0) > 0;
  if (!isAll || leftOf(spans, new Set(named), named.length > 0 ? TOLD : TOLD_OF_ALL).length > 0)
    return undefined;
  const sign = signIn(tokens);
  const head = sign === undefined ? 'make' : sign > 0 ? 'raise' : 'lower';
  const isOf = (at: number) =>
    tokens[at]?.word === 'new' ||
    (at > 0 && (IS.lengthAt(tokens, at) > 0 || (NOW.lengthAt(tokens, at) > 0 && at > amount.at)));
  return { head, request: { ...asked, tokens: tokens.filter((_, at) => !isOf(at)) } };
}
/** '15% off ceramic', '5 dollars off all washes' lower it by that. */
function percentOff(asked: Request): Headed | undefined {
  const [amount, next, third] = asked.tokens.map(({ word }) => word);
  const isPercent = /%$/.test(amount ?? '') || PERCENT.test(next ?? '');
  const isUnit = isPercent || MONEY.has(next ?? '');
  const isOff = next === 'off' || (isUnit && third === 'off');
  return (isUnit || /^\$/.test(amount ?? '')) && isOff && AMOUNT.test(amount ?? '')
    ? { head: 'take', request: asked }
    : undefined;
}

/** What a service should cost, said of it and not asked: what it should be is the head of the request. */
function afterShould(asked: Request): Headed | undefined {
  const { tokens } = asked;
  const should = SHOULD.in(tokens);
  if (!should || should.at === 0 || ASKS.has(tokens[0]?.word ?? '')) return undefined;
  const sign = MORE.in(tokens) ? 'raise' : LESS.in(tokens) ? 'lower' : 'make';
  const isSign = (at: number) => MORE.lengthAt(tokens, at) + LESS.lengthAt(tokens, at) > 0;
  const isOf = (at: number) =>
    (at >= should.at && at < should.at + should.length) || (isSign(at) && at > should.at);
  return { head: sign, request: { ...asked, tokens: tokens.filter((_, at) => !isOf(at)) } };
}
