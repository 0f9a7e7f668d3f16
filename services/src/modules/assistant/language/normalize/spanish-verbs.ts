import type { Language } from '../../plan/plan.js';
import { lookUp } from '../../words/look-up.js';
import { phraseAt } from '../lexicon/index.js';
import type { Token } from '../../words/tokens.js';

type Kind = 'ar' | 'er' | 'y' | 'had';

/** 'Sacamos', 'sacaron', 'sacando': of now, of then, of how it used to be, and what goes on. */
const ENDINGS: Record<Kind, string> = {
  ar: 'o|as|a|amos|an|e|aste|aron|aba|abas|abamos|aban|ando|ado|ar',
  y: 'o|eron|endo',
  had: 'ido|iendo|ia|ias|iamos|ian',
  er: 'o|es|e|emos|imos|en|i|iste|io|ieron|ia|ias|iamos|ian|iendo|ido|er|ir',
};

/** Stems as they are spoken, also where the vowel turns, and the word of the vocabulary they stand for. */
const VERBS: readonly { stems: string; kind: Kind; read: string }[] = [
  { stems: 'sac|junt', kind: 'ar', read: 'ganamos' },
  { stems: 'saqu', kind: 'er', read: 'ganamos' },
  { stems: 'met|recib', kind: 'er', read: 'ganamos' },
  { stems: 'gan', kind: 'ar', read: 'ganamos' },
  { stems: 'entr', kind: 'ar', read: 'entro' },
  { stems: 'cobr', kind: 'ar', read: 'cobramos' },
  { stems: 'factur', kind: 'ar', read: 'facturamos' },
  { stems: 'ca', kind: 'er', read: 'tuvimos' },
  { stems: 'cay', kind: 'y', read: 'tuvimos' },
  { stems: 'tuv', kind: 'er', read: 'tuvimos' },
  { stems: 'ten', kind: 'had', read: 'tuvimos' },
  { stems: 'tra', kind: 'er', read: 'tiene' },
  { stems: 'ped|pid|hac', kind: 'er', read: 'hago' },
  { stems: 'acab|termin', kind: 'ar', read: 'termina' },
  { stems: 'tard|demor|dur', kind: 'ar', read: 'tarda' },
  { stems: 'atend|atiend', kind: 'er', read: 'lavamos' },
  { stems: 'limpi|detall|lav', kind: 'ar', read: 'lavamos' },
  { stems: 'gast', kind: 'ar', read: 'gastado' },
  { stems: 'cancel', kind: 'ar', read: 'cancelaron' },
  { stems: 'agend|apart', kind: 'ar', read: 'agendado' },
];

/** Every form, and what it is read as. */
const FORMS: Record<string, string> = Object.fromEntries(
  VERBS.flatMap(({ stems, kind, read }) =>
    stems
      .split('|')
      .flatMap((stem) => ENDINGS[kind].split('|').map((ending) => [stem + ending, read])),
  ),
);

const PAST = /(?:aron|ieron|aste|iste|aba|aban|ia|ian)$/;
/** 'Lavamos' is so of now and of then. */
const OPEN = /(?:amos|imos)$/;
/** 'Sacaron', of what was; what may be so of now as well where that is counted. */
export const isOfPast = (word: string, isCounted: boolean): boolean =>
  (PAST.test(word) || (isCounted && OPEN.test(word))) && lookUp(FORMS, word) !== undefined;

/** A form that no list of phrases has, as the one that it has: 'sacaron' for 'ganamos'. Requests keep theirs: 'cancela'. */
export const withKnownVerbs = (tokens: readonly Token[], language: Language): Token[] =>
  tokens.map((token) =>
    language === 'en' || phraseAt([token.word], 0, 'es')
      ? token
      : { ...token, word: lookUp(FORMS, token.word) ?? token.word },
  );
