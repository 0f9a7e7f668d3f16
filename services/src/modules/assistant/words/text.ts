const STOP_WORDS = new Set(
  (
    'a about am an and any are as at be been best but by can could did do does for from get getting give good had has ' +
    'have help how i if in is it its me more most my need of on or our please s should so some t tell ' +
    'than that the their them there they this to us use want was we were what when where which who ' +
    'why will with without would you your ' +
    'he she his her him hers ' +
    'got ok okay im old right way ways rid proper properly thing things somebody someone anybody anyone ' +
    'whats hows wheres whos thats theres make makes look looks ' +
    'tip tips advice idea ideas often much many deal something car cars vehicle ' +
    'today tomorrow week weeks month months year years'
  ).split(' '),
);

export const isStopWord = (word: string) => STOP_WORDS.has(word);

const DOUBLED = /([bgmnprt])\1$/;
/** Words of one syllable with a short vowel: 'not' of 'notes', 'wip' of 'wiping'. */
const SHORT_VOWEL = /^[^aeiouy]*[aeiouy][^aeiouwxy]$/;

/** Stem of a word: 'job' for 'jobs', 'plan' for 'planning'. 'notes' does not become 'not'. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word.replace(/s$/, '');
  const [ending = ''] = /(?:ings?|ed|es|e|s)$/.exec(word) ?? [];
  const stem = word.slice(0, word.length - ending.length);
  if (ending === '' || ending === 's') return stem;
  const single = ending.startsWith('e') && ending !== 'ed' ? stem : stem.replace(DOUBLED, '$1');
  return single === stem && SHORT_VOWEL.test(stem) ? `${stem}e` : single;
}

/** Escapes typed text, so that it cannot become a link or heading. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\](){}#+!|<>~]/g, '\\$&').replace(/\s+/g, ' ');
}
