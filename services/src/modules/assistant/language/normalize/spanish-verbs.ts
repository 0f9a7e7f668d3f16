import type { Language } from '../../plan/plan.js';
import { lookUp } from '../../words/look-up.js';
import { phraseAt } from '../lexicon/index.js';
import type { Token } from '../../words/tokens.js';

type Kind = 'ar' | 'er' | 'y' | 'had';

/** Endings by kind of verb: present, past, imperfect, gerund. */
const ENDINGS: Record<Kind, string> = {
  ar: 'o|as|a|amos|an|e|aste|aron|aba|abas|abamos|aban|ando|ado|ar',
  y: 'o|eron|endo',
  had: 'ido|iendo|ia|ias|iamos|ian',
  er: 'o|es|e|emos|imos|en|i|iste|io|ieron|ia|ias|iamos|ian|iendo|ido|er|ir',
};

/** Stems, including those with a changed vowel, and the known form to read them as. */
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

/** Known form of each form. */
const FORMS: Record<string, string> = Object.fromEntries(
  VERBS.flatMap(({ stems, kind, read }) =>
    stems
      .split('|')
      .flatMap((stem) => ENDINGS[kind].split('|').map((ending) => [stem + ending, read])),
  ),
);

const PAST = /(?:aron|ieron|aste|iste|aba|aban|ia|ian)$/;
/** 'Lavamos' is present or past. */
const OPEN = /(?:amos|imos)$/;
/** Whether a form is past; ambiguous forms count as past where something is counted. */
export const isOfPast = (word: string, isCounted: boolean): boolean =>
  (PAST.test(word) || (isCounted && OPEN.test(word))) && lookUp(FORMS, word) !== undefined;

/** Replaces unknown forms ('sacaron') by known ones. Requests ('cancela') keep theirs. */
export const withKnownVerbs = (tokens: readonly Token[], language: Language): Token[] =>
  tokens.map((token) =>
    language === 'en' || phraseAt([token.word], 0, 'es')
      ? token
      : { ...token, word: lookUp(FORMS, token.word) ?? token.word },
  );
