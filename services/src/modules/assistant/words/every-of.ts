/**
 * Every phrase with a word of each class, one class after the other, with `|` between them; a class with an empty word
 * may be left out: `everyOf('make|send', 'a|', 'quote')` is 'make a quote|make quote|send a quote|send quote'.
 */
export const everyOf = (...classes: readonly string[]): string =>
  classes
    .map((each) => each.split('|'))
    .reduce((all, words) => all.flatMap((one) => words.map((word) => `${one} ${word}`.trim())))
    .join('|');
