import type { Language } from '../../plan/plan.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

/** Fillers, curses and forms of address that never change the question. */
const ANYWHERE: Record<Language, string> = {
  en:
    'uh|uhh|uhhh|um|umm|ummm|erm|er|eh|hm|hmm|hmmm|mm|mmm|mhm|ah|ahh|aha|oh|ohh|ooh|oops|ugh|lol|lmao|lmfao|rofl|haha|' +
    'hahaha|hehe|omg|omfg|smh|tbh|ngl|imo|imho|fyi|idk|dunno|afaik|yo|yoo|yooo|bro|bruh|brah|dude|dudes|homie|fam|' +
    'yall|man oh man|pls|plz|plss|please|plese|pleas|kindly|kindley|thanks|thank you|thankyou|thanx|thx|thnx|tks|ty|tysm|' +
    'thanks a lot|thanks so much|thank you so much|thanks in advance|much appreciated|appreciate it|cheers|ok|okay|okey|' +
    'okie|kk|alright|alrighty|aight|ight|anyway|anyways|anywho|basically|literally|honestly|frankly|obviously|' +
    'yknow|ya know|you know|i mean|i guess|i think|i suppose|i believe|i wonder|im wondering|if possible|if you can|' +
    'if you could|if u can|if you dont mind|if you do not mind|if i may ask|real quick|really quick|real fast|' +
    'quick question|quick one|darn|damn|dang|dammit|gosh|gee|geez|jeez|sheesh|heck|the heck|the hell|tf|wtf|freaking|' +
    'freakin|frickin|tho|though|tbf|fr|for real|seriously|to be honest|be honest|honest|real talk|as far as you know|as far as you can tell|by chance|by any chance|pretty sure|im pretty sure|i feel like|i swear|i bet|correct me if im wrong|if im not mistaken|if i remember right|not gonna lie|long story short|just saying|btw|by the way|or something like that|or something|or so|or whatever|something like that|of course|ofc|definitely|apparently|exactly|precisely|my friend|sorry|my bad|pardon|excuse me|whew|phew|yikes|sooo|soo|welp|hun|any chance|is there any chance|he swears|she swears|they swear|he says|she says',
  es:
    'eh|este pues|pues|ah|ay|uy|oh|mmm|hmm|jaja|jajaja|porfa|porfas|porfis|porfavor|por favor|gracias|muchas gracias|' +
    'de favor|si puedes|si pudieras|si se puede|bueno pues|o sea|osea|wey|guey|carnal|compa|amigo|perdon|disculpa|' +
    'disculpe|una pregunta|una preguntita|rapidito|a ver|ok|okay|sale|orale|fijate|digamos|creo|supongo',
};

/** Greetings and phrases that introduce the question. */
const BEFORE: Record<Language, string> = {
  en:
    'hi|hii|hiya|hey|heya|heyy|hello|helo|howdy|sup|wassup|wazzup|gm|gn|good morning|good mornin|mornin|morning|good afternoon|' +
    'good evening|good day|greetings|there|guys|folks|team|boss|buddy|bud|pal|mate|sir|maam|madam|so|so like|well|and so|' +
    'listen|look here|yeah|yea|yep|yup|ya|yes|nah|nope|hold on|hang on|like|good question|sanity check|quick sanity check|gut check|reality check|you there|are you there|driving cant type|cant type|im driving|somebody told me|i would like to know|id like to know|i need to know|need to know|need to know if|tell me if|can you tell me|could you tell me|can you tell me if|could you tell me if|do you know if|any idea if|let me know if|see if|check if|check whether|find out if|whether|if|please give me|give me|settle this|' +
    'can you|could you|would you|will you|can u|could u|would u|would you mind|do you mind|can ya|could ya|can someone|' +
    'can somebody|could someone|can i see|could i see|can we see|may i see|can i know|may i know|can i ask|may i ask|' +
    'might i ask|can i check|could i check|can i get a list of|can i have a list of|if i could get|if i could see|' +
    'telling me|telling us|i need you to|i need my|need my|need the|i need|i want you to|' +
    'i would like you to|i need to|i want to|i would like to|id like to|i would like|id like|i wanna|wanna|trying to|' +
    'im trying to|i am trying to|i gotta|help me|help me to|remind me|tell me|tell us|let me know|' +
    'do you know|do you happen to know|any idea|any clue|got any idea|i was wondering|i am wondering|was wondering|' +
    'just wondering|wondering|wondering if|i was wondering if|just wondering if|i wonder if|curious|just curious|i am curious|question|be so kind|' +
    'be a dear|go ahead|go ahead and|possibly|quickly',
  es:
    'hola|holi|que onda|buenas|buenos dias|buen dia|buenas tardes|buenas noches|oye|oiga|oigan|mira|mire|amigo|jefe|' +
    'puedes|podrias|puede|podria|me puedes|me podrias|me puede|me podria|nos puedes|decirme|dime|digame|decir|' +
    'quiero saber|quisiera saber|necesito saber|me gustaria saber|quisiera|sabes|sabe|si|necesito que|quiero que|me dices|' +
    'me digas|ayudame|ayudame a',
};

/** Phrases after the question, such as 'or not'. */
const BEHIND: Record<Language, string> = {
  en: 'instead|i meant|alone|anytime soon|any time soon|soon|these days|nowadays|or nah|is that right|is that correct|is that true|am i right|is he right|is she right|are they right|right or wrong|just the numbers|just the number|no talking|keep it short|short answer|quick answer|can you look|can you check|take a look|settle it|thats all|that is all|and stuff|and all that|and so on|etc|whatever|if so|for sure|or just me|or is it just us|or is it just me|too|or no|or not|or nope|or what|or naw|nah|nope|right|huh|eh|yeah|yea|ya|yes|yo|man|sir|boss|buddy|bud|mate|hey|please and thank you',
  es: 'hoy en dia|en estos dias|o no|o que|verdad|eh|si|no crees|va|jefe|amigo',
};

/** Formal verbs for 'show'. */
const ASKED = wordSet(
  'provide|provided|display|fetch|supply|present|furnish|outline|specify|state|retrieve|generate|output',
);

const listOf = (phrases: string) => phrases.split('|').map((phrase) => phrase.split(' '));
const byLanguage = (phrases: Record<Language, string>): Record<Language, string[][]> => ({
  en: listOf(phrases.en).sort((one, other) => other.length - one.length),
  es: listOf(phrases.es).sort((one, other) => other.length - one.length),
});
const [anywhere, before, behind] = [ANYWHERE, BEFORE, BEHIND].map(byLanguage) as [
  Record<Language, string[][]>,
  Record<Language, string[][]>,
  Record<Language, string[][]>,
];

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? '';
const isAt = (tokens: readonly Token[], at: number, phrase: readonly string[]) =>
  phrase.every((word, index) => wordAt(tokens, at + index) === word);
const lengthAt = (tokens: readonly Token[], at: number, phrases: readonly string[][]) =>
  phrases.find((phrase) => isAt(tokens, at, phrase))?.length ?? 0;

/** Words that may follow an opening such as 'can you'; 'can I fit' is itself a question. */
const LEADS_ON = wordSet(
  'what|whats|which|who|whos|when|where|how|why|did|do|does|is|are|was|were|have|has|am|the|my|our|all|any|a|an|if|tell|telling|show|give|list|see|get|know|check|pull|look|find|please|just|me|us|total|provide|display|fetch|like|uh|um|cual|cuales|que|quien|cuando|cuanto|cuantos|cuanta|cuantas|donde|como|hay|tengo|decirme|dime|el|la|los|las|saber',
);

function withoutOpening(tokens: readonly Token[], language: Language): readonly Token[] {
  let at = 0;
  for (;;) {
    const length =
      lengthAt(tokens, at, before[language]) || lengthAt(tokens, at, anywhere[language]);
    // 'Can you' is polite before a request; otherwise it asks what is possible.
    const isOpening = length > 0 && isLedOn(tokens, at, length, language);
    if (!isOpening) return tokens.slice(at);
    at += length;
  }
}

const isLedOn = (tokens: readonly Token[], at: number, length: number, language: Language) =>
  LEADS_ON.has(wordAt(tokens, at + length)) ||
  lengthAt(tokens, at + length, before[language]) > 0 ||
  lengthAt(tokens, at + length, anywhere[language]) > 0;

function withoutEnd(tokens: readonly Token[], language: Language): readonly Token[] {
  const phrase = behind[language].find(
    (each) => each.length < tokens.length && isAt(tokens, tokens.length - each.length, each),
  );
  return phrase ? tokens.slice(0, -phrase.length) : tokens;
}

/** 'Like' as a filler: 'and like what time', 'for like 3 jobs'; not in 'look like'. */
const AFTER_LIKE = wordSet('what|who|how|when|which|where|a|an');
const VERB_OF_LIKE = wordSet(
  'look|looks|looking|looked|sound|sounds|feel|feels|would|do|does|people|customers|more|is|was|be',
);
const isLike = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'like' &&
  (AFTER_LIKE.has(wordAt(tokens, at + 1)) ||
    /^\d/.test(wordAt(tokens, at + 1)) ||
    wordAt(tokens, at - 1) === 'since') &&
  !VERB_OF_LIKE.has(wordAt(tokens, at - 1));

function withoutAnywhere(tokens: readonly Token[], language: Language): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const length =
      lengthAt(tokens, at, anywhere[language]) ||
      (isLike(tokens, at) || isOfVerb(tokens, at) ? 1 : 0);
    const token = tokens[at];
    if (length === 0 && token) kept.push(token);
    at += Math.max(length, 1);
  }
  return kept;
}

/** 'Come by', 'came thru': no limit of time. */
const COMES_BY = wordSet(
  'come|comes|came|coming|stop|stops|stopped|swing|swings|swung|drop|drops|dropped',
);
const isOfVerb = (tokens: readonly Token[], at: number) =>
  wordSet('by|thru|through').has(wordAt(tokens, at)) && COMES_BY.has(wordAt(tokens, at - 1));

/** Synonyms in the words of the vocabulary: 'provide a list', 'rank customers'. */
function rightly(token: Token, at: number, tokens: readonly Token[]): Token {
  const [last, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  if (wordSet('rank|ranked|ranking').has(token.word) && at === 0) return { ...token, word: 'most' };
  if (ASKED.has(token.word)) return { ...token, word: 'show' };
  if (token.word === 'together' && wordSet('al|all').has(last)) return { ...token, word: 'total' };
  if (wordSet('al|all').has(token.word) && next === 'together') return { ...token, word: 'in' };
  return token;
}

/** Question without fillers. */
export function withoutFillers(tokens: readonly Token[], language: Language): Token[] {
  const typed = language === 'en' ? tokens.map(rightly) : tokens;
  const said = withoutAnywhere(withoutEnd(withoutOpening(typed, language), language), language);
  return said.length > 0 ? said : [...tokens];
}
