/** What the first word says of what is to be said: 'wish her a happy birthday', 'thank him for the tip'. */
const OPENINGS: readonly [RegExp, Opening][] = [
  [/^(?:thank|thank you|(?:a )?thank you to|thanks to)$/, (words) => `thank you ${words}`],
  [/^(?:agradece|agradecele)$/, (words) => `gracias ${words}`],
  [/^(?:an )?(?:apolog|say sorry)/, (words) => `I am sorry ${words}`],
  [/^congratulate$/, (words) => `congratulations ${words}`],
  [/^wish$/, (words) => words.replace(/^an? /i, '').replace(/[.!]*$/, '!')],
];
type Opening = (words: string) => string;

export const wished = (words: string, head: string) =>
  OPENINGS.find(([heads]) => heads.test(head))?.[1](words) ?? words;
