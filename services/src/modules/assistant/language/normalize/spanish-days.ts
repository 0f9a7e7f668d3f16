import type { Token } from '../../words/tokens.js';

const MONTHS =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre';
/** 'Entre el 10 y el 20 de noviembre', 'del 28 de octubre al 3 de noviembre'. */
const STRETCH = new RegExp(
  String.raw`(?<![^ ])(?:entre|desde|del?) (?:el )?(\d{1,2}) (?:de (${MONTHS}) )?(?:y|al|a|hasta) (?:el )?(\d{1,2}) de (${MONTHS}) `,
);
/** 'Los más vendidos del año' is this year; 'el mejor mes del año' ranks its months. */
const OF_YEAR =
  /(?<=^(?!.*\b(?:mes|dia|semana|trimestre|epoca|temporada)\b).* )del ano (?!pasado|anterior|antepasado|que|de|proximo|siguiente)/;
/** 'El ticket más alto del mes' is this month, unless an adjective follows. */
const OF_MONTH =
  /(?<![^ ])del (mes|trimestre) (?!pasado|anterior|antepasado|que|de|proximo|siguiente)/;
/** 'Total de la semana' is this week; 'qué día de la semana' is a weekday. */
const OF_WEEK =
  /(?<=^(?!.*\b(?:dia|dias|cual|mejor|peor)\b).* )de la semana (?!pasada|anterior|antepasada|que|de|del|proxima|siguiente)/;

const countOf = (text: string) => text.split(' ').length - 1;

/** Replaces the words that match a pattern. */
function put(
  tokens: readonly Token[],
  pattern: RegExp,
  as: (found: RegExpExecArray) => string,
): readonly Token[] {
  const text = tokens.map(({ word }) => `${word} `).join('');
  const found = pattern.exec(text);
  const at = found ? countOf(text.slice(0, found.index)) : 0;
  const said = found ? tokens.slice(at, at + countOf(found[0])) : [];
  const [first, last] = [said[0], said.at(-1)];
  if (!found || !first || !last) return tokens;
  const raw = said.map((each) => each.raw).join(' ');
  const words = as(found).split(' ');
  return [
    ...tokens.slice(0, at),
    ...words.map((word) => ({ raw, word, start: first.start, end: last.end })),
    ...tokens.slice(at + said.length),
  ];
}

const FORMS: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [
    STRETCH,
    ([, from = '', of, to = '', month = '']) => `from ${of ?? month} ${from} to ${month} ${to}`,
  ],
  [OF_MONTH, ([, unit = '']) => `de este ${unit}`],
  [OF_WEEK, () => 'de esta semana'],
  [OF_YEAR, () => 'de este ano'],
];

/** Spanish periods in the words of the English rules. */
export const withSpanishDays = (tokens: readonly Token[]): readonly Token[] =>
  FORMS.reduce((said, [pattern, as]) => put(said, pattern, as), tokens);
