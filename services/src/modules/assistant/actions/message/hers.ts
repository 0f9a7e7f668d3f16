import { spelled } from '../../language/normalize/spelled.js';
import { wordSet } from '../../words/word-set.js';
import { isDays } from './is-days.js';

/** Behind 'her' none of these is a thing of hers: 'squeeze her in', 'suits her better'. */
const NOT_HERS = wordSet(
  'can|could|will|would|is|was|of|down|without|through|into|than|in|up|out|on|at|for|to|by|off|over|with|know|when|if|that|a|an|the|this|next|today|tonight|tomorrow|first|too|as|again|later|soon|sooner|earlier|now|then|here|there|home|how|why|what|where|who|once|until|till|after|before|around|about|because|some|another|any|my|our|we|i|im|ill|it|its|back|right|better|best|well|fine|ok|okay|good|instead|either|anymore|yet|and|or|but|so|cuz|bc',
);
const SIDES = wordSet('back|right|best|good|first|next');
/** 'Her back seat', and 'call her back'. */
const THINGS = wordSet(
  'seat~|window~|bumper|door~|glass|windshield|tire~|wheel~|light~|side|rear|front|fender|mirror|day~|time~|friend|price|visit~|appointment~|detail~|wash~|job~|service~|coating',
);
/** Behind these she does it: 'let her drive', 'help her load it'. */
const LETS = wordSet('let|lets|letting|make|makes|making|help|have');
const CARS = wordSet('car|truck|suv|van|jeep|vehicle|dog~|kid~|wife|husband|mom|dad|house|place');
export const isHers = (next: string, behind: string, before: string) => {
  const word = spelled(next)[0]?.word ?? '';
  const thing = spelled(behind)[0]?.word ?? '';
  if (LETS.has(before.toLowerCase())) return THINGS.has(word) || CARS.has(word);
  return SIDES.has(word) || isDays(word) ? THINGS.has(thing) : !NOT_HERS.has(word);
};
/** 'His is done', 'the outside of his tomorrow' */
export const isAlone = (next: string) => {
  const word = spelled(next)[0]?.word ?? '';
  return word === '' || IS.has(word) || isDays(word);
};
const IS = wordSet(
  'is|are|were|can|looks|needs|came|was|will|isnt|wasnt|and|but|or|first|last|instead|too',
);
