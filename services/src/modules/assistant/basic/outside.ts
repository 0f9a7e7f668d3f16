import { Phrases } from '../words/phrases.js';
import { sourceOf, type Knowledge } from '../knowledge/knowledge.js';
import { isOfProductPage } from '../knowledge/library.js';
import { everyOf } from '../words/every-of.js';
import { normalized } from '../language/normalize/normalize.js';
import { spelled } from '../language/normalize/spelled.js';
import type { WordTokens } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';
import type { Language } from '../plan/plan.js';
import { toldAs } from './advice.js';
import type { Answer } from '../answers/answer.js';
import { writingAnswer } from './fixed.js';
import { elsewhereAnswer } from './instead.js';
import { nearestTo } from './looked-up.js';

const POLITE = new Phrases(
  'please|pls|now|just|go ahead and|hey|ok|i need you to|i want you to|me|por favor',
);
const OF_YOU = new Phrases(
  everyOf('can|could|will|would', 'you', '|please|just', '|help me'),
  'puedes|podrias|puede|podria|quiero que',
);
/** What is done in the world, and on no page: behind it stands what it is done with. */
const ACTS = new Phrases(
  'file|pay|submit|deposit|post|publish|advertise|answer|scan|translate|download|install|deliver|pick up|drop off|wire|pay off|respond to|reply to',
  'paga|pagar|publica|publicar|contesta|contestar|responde|responder|traduce|traducir|escanea|escanear|sube|subir',
);
/** 'Can you wash my car' lists no washes. */
const WORK = wordSet(
  'wash|clean|detail|polish|wax|vacuum|coat|buff|lava|lavar|limpia|limpiar|encera|encerar',
);
const OF = wordSet(
  'my|our|the|a|an|some|something|pics|pictures|photos|me|us|this|these|it|them|his|her|their|algo|mi|mis|el|la|los|las|un|una|nuestro|nuestra|esta|este',
);
const WITH = wordSet('on|to');
/** Without one it may be a thing by its name. */
const BARE = new Phrases(
  everyOf(
    'run|make|start|launch|do|place|buy|set up',
    'a|an|my|our|some|the|another|',
    '|new|facebook|google|instagram|paid|local|online',
    'ad|ads|ad campaign|payroll|giveaway|raffle|background check|credit check',
  ),
  everyOf(
    'print|design|make|create|shoot|record',
    '|my|our|me|us|a|an|some|new',
    '|tiktok|facebook|instagram|youtube|new',
    'business cards|flyers|signs|banner|brochure|shirts|magnets|website|video|videos|reel|post',
  ),
  everyOf(
    'schedule|write|draft|queue|share|put up',
    'a|an|my|our|another|some|',
    '|new',
    'facebook|fb|instagram|ig|tiktok|youtube|google|nextdoor|social media',
    'post|posts|ad|ads|reel|story|update|video',
  ),
  everyOf(
    'check|read|open|clean out|go through',
    'my|our',
    'email|emails|e mail|inbox|voicemail|voicemails|dms|mailbox|facebook|instagram',
  ),
  everyOf('llama|llamar|llamale|llamarle|marca|marcar|marcale', 'a'),
  everyOf('do|prepare|handle|fix|correct', 'my|our|the', '', 'taxes|tax|books|bookkeeping|payroll'),
);
const FOR_US = new Phrases(everyOf('for', 'me|us'), everyOf('por|para', 'mi|nosotros'));

const wordsOf = (message: string): WordTokens => {
  const words = spelled(message);
  return words.slice(POLITE.runAt(words, 0));
};

/** 'File my sales tax', 'can you post a picture on instagram': asked of us, and done by somebody else. */
export function isOutside(message: string): boolean {
  const all = wordsOf(message);
  const asked = OF_YOU.lengthAt(all, 0);
  const words = all.slice(asked);
  const length = ACTS.lengthAt(words, 0);
  const next = words[length]?.word ?? '';
  const isWork = asked > 0 && WORK.has(words[0]?.word ?? '') && OF_US.has(words[1]?.word ?? '');
  return (length > 0 && (OF.has(next) || WITH.has(next))) || BARE.begin(words) || isWork;
}

/** 'Can you fix my printer', 'wash the van for me': whoever asks so wants it done. */
export function asksOfUs(message: string): boolean {
  const words = wordsOf(message);
  const length = OF_YOU.lengthAt(words, 0);
  const [verb, whose] = words.slice(length).map(({ word }) => word);
  const isOurs = length > 0 && OF_US.has(whose ?? '') && !TELLS.has(verb ?? '');
  return isOutside(message) || isOurs || FOR_US.isAllOf(words.slice(-2));
}
const OF_US = wordSet('my|our|me|us|mi|mis|nuestro|nuestra');
/** 'Can you give me tips' asks to know. */
const TELLS = wordSet('explain|find|give|guide|help|recommend|remind|show|suggest|teach|tell|walk');

const CANT: Record<Language, string> = {
  en: "I can't do that for you.",
  es: 'No puedo hacerlo por usted.',
};
const ABOUT_IT = ' The handbook has this about it:';
/** Before a page as it is, or before what says itself how it is led in. */
const withCant = (text: string, language: Language): string =>
  `${CANT[language]}${text.startsWith('**') ? ABOUT_IT : ''}\n\n${text}`;

const NOES = ["I can't", 'No puedo'];

/** What the handbook says of it comes behind the no: whoever wants it done has not asked how. */
export function ledAsUndone(answer: Answer, message: string): Answer {
  const isOfHandbook =
    answer.isNo !== true &&
    answer.told === undefined &&
    !NOES.some((no) => answer.text.startsWith(no)) &&
    answer.sources.length > 0 &&
    answer.sources.every(({ kind }) => kind !== 'page');
  if (!isOfHandbook || !asksOfUs(message)) return answer;
  return { ...answer, text: withCant(answer.text, normalized(message).language) };
}

/** A no, with what the handbook surely has of it, or where something like it is done. */
export function outsideAnswer(message: string, knowledge: Knowledge): Answer {
  const { language } = normalized(message);
  const near = nearestTo(message, knowledge);
  const { entries, isSure } = near;
  const [entry] = entries;
  const isOfTrade = isSure && entry !== undefined && !isOfProductPage(entry);
  const page = isOfTrade ? toldAs(undefined, near, knowledge, language) : undefined;
  if (entry && page)
    return {
      ...writingAnswer(message),
      text: withCant(page.text, language),
      sources: [sourceOf(entry)],
    };
  return elsewhereAnswer(message, knowledge) ?? writingAnswer(message);
}
