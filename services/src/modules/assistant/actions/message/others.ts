import { tokensOf, type Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const HE = wordSet('he|him|his|hes|hell|hed|himself');
const SHE = wordSet('she|her|hers|shes|shell|shed|herself');
const THEY = wordSet('they|them|their|theirs|theyre|theyll|theyd|theyve|themselves');
const OR = wordSet('or|and|o');
const PLEASE = wordSet('please');
const OBJECTS = wordSet('him|them');
/** What a name or somebody is said to do: behind it 'he' is that one. */
const DOES = wordSet('is|was|says|said|cant|will|has|wants|wanted|called|asked|thinks|needs');
const IDLE = wordSet('that|but|so|and|the|my|our|a|an|hi|hey');
const OURS = wordSet('we|i|it|this|that|there|you|everything|all|ours|mine|today|tomorrow');

/** Things, and what is said of them: 'the wheels came in and they look great'. */
const DETERMINERS = wordSet('the|these|those|your|our|my|both|new|all|his|her|some|two');
const OF_THINGS = wordSet(
  'are|re|were|look|looked|came|come|turned|smell|smelled|took|take|arent|werent|wont',
);

/** No letter: it keeps a word from being taken for that of whoever is written to. */
const KEPT = '\u2060';

const indexesOf = (tokens: readonly Token[], group: ReadonlySet<string>) =>
  tokens.flatMap(({ word }, at) => (group.has(word) ? [at] : []));

/** 'Mike is on his way and will call her': he is Mike. */
function isOfOther(tokens: readonly Token[], first: number): boolean {
  const from = tokens.findIndex(({ word }) => !IDLE.has(word));
  const verb = tokens.findIndex(({ word }, at) => at > from && DOES.has(word));
  return (
    from >= 0 && from < first && verb > from && verb < first && !OURS.has(tokens[from]?.word ?? '')
  );
}

/** Where he and she both stand, one of them is somebody else: the first is written to, unless somebody was named before. */
function othersOf(tokens: readonly Token[]): readonly number[] {
  const [he, she] = [indexesOf(tokens, HE), indexesOf(tokens, SHE)];
  const [one, other] = [he[0], she[0]];
  if (one === undefined || other === undefined) return [];
  // 'Him or her' is whoever comes.
  const [first, second] = one < other ? [he, she] : [she, he];
  const isEither = second.some(
    (at) => OR.has(tokens[at - 1]?.word ?? '') && first.includes(at - 2),
  );
  if (isEither) return [];
  return isOfOther(tokens, Math.min(one, other)) ? first : second;
}

/** They are things where he or she is written to, or where things were named before. */
function thingsOf(tokens: readonly Token[]): readonly number[] {
  const they = indexesOf(tokens, THEY);
  if (tokens.some(({ word }) => HE.has(word) || SHE.has(word))) return they;
  const things = tokens.findIndex(
    ({ word }, at) =>
      /[^su]s$/.test(word) && word.length > 3 && DETERMINERS.has(tokens[at - 1]?.word ?? ''),
  );
  if (things < 0) return [];
  return they.filter(
    (at) =>
      at > things && (tokens[at]?.word === 'theyre' || OF_THINGS.has(tokens[at + 1]?.word ?? '')),
  );
}

/** 'Please call him later': not whoever is to call. */
const calledIn = (tokens: readonly Token[]) =>
  PLEASE.has(tokens[0]?.word ?? '') && OBJECTS.has(tokens[2]?.word ?? '') ? [2] : [];

/** The words with those of somebody else kept from being turned. */
export function withOthersKept(words: string): string {
  const tokens = tokensOf(words);
  const kept = new Set([...othersOf(tokens), ...thingsOf(tokens), ...calledIn(tokens)]);
  return tokens.reduceRight(
    (text, { start }, at) =>
      kept.has(at) ? `${text.slice(0, start + 1)}${KEPT}${text.slice(start + 1)}` : text,
    words,
  );
}

export const withoutKept = (words: string) => words.replaceAll(KEPT, '');
