/**
 * Every combination with one word of each class, in order, separated by `|`. An empty word makes a class optional:
 * `everyOf('make|send', 'a|', 'quote')` is 'make a quote|make quote|send a quote|send quote'.
 */
export const everyOf = (...classes: readonly string[]): string =>
  classes
    .map((each) => each.split('|'))
    .reduce((all, words) => all.flatMap((one) => words.map((word) => `${one} ${word}`.trim())))
    .join('|');
