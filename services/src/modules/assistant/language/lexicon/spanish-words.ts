import { table } from './table.js';
import { tokensOf } from '../../words/tokens.js';
import { OF_PRODUCT } from './spanish-of-product.js';
import { OF_TRADE } from './spanish-of-trade.js';

/** Rows of 'como cuanto: how', one entry for each Spanish word. */
const rowsOf = (text: string) =>
  text
    .trim()
    .split(/[;\n]/)
    .flatMap((row) => {
      const [words = '', english = ''] = row.split(': ');
      return words
        .trim()
        .split(' ')
        .map((word) => [word, english.trim()] as const);
    });

const SPANISH = new Map([OF_PRODUCT, OF_TRADE].flatMap(rowsOf));
/** Phrases that mean something else than their words. */
const PHRASES = new Map(
  Object.entries(
    table(
      'manchas de agua=water spots | mancha de agua=water spots | manchas de sarro=water spots | ' +
        'mancha de sarro=water spots | gotas de agua=water spots | agua dura=hard water | ' +
        'cada cuanto=how often | cada cuantos=how often | cada cuando=how often | ' +
        'subo fotos=add photos | subir fotos=add photos | fotos de un trabajo=photos of a job | ' +
        'fotos del trabajo=photos of a job | fotos a un trabajo=photos to a job | ' +
        'cuanto dura=how long last | cuanto duran=how long last | cuanto tarda=how long | ' +
        'cuanto tardo=how long | cuanto tiempo=how long | cuanto cobro=how much do i charge | ' +
        'cuanto le cobro=how much do i charge | que le cobro=what do i charge | ' +
        'cuanto debo cobrar=how much should i charge | cuanto le pago=how much pay | ' +
        'que tan seguido=how often | cuantas veces=how many times | agua a presion=pressure washer | ' +
        'mala resena=bad review | dia libre=day off | dias libres=days off | ' +
        'bloqueador solar=sunscreen | protector solar=sunscreen | casa rodante=rv | ' +
        'polvo de freno=brake dust | cual es=what is | ' +
        'cuanto cuesta la aplicacion=how much does the app cost | que hora es=what time is it | ' +
        'como se=how do i | se puede=can i | se pueden=can i | ' +
        'cual es la diferencia entre=what is the difference between | ' +
        'que diferencia hay entre=what is the difference between | que es=what is | no vino=no show | ' +
        'no viene=no show | no llega=no show | no llego=no show | no paga=does not pay | ' +
        'no me paga=does not pay | que hago si=what do i do when | que hago cuando=what do i do when | ' +
        'que hacer si=what do i do when | mas clientes=more customers | cera de abeja=wax | ' +
        'bola de clay=clay | asiento de nino=child seat | silla de nino=child seat | ' +
        'en la calle=outside | mi negocio=my business | iniciar sesion=sign in | ' +
        'cerrar sesion=sign out | todos mis datos=export everything | piel de naranja=orange peel',
    ),
  ),
);
const LONGEST = 5;
/** Question words, which decide between articles (`second-opinion.ts`). */
const SMALL = new Map(
  rowsOf(`
como: how do i; donde: where do i; puedo podemos: can i; debo deberia debemos: should i; que: what; cual cuales: which
mi mis: my; con: with; sin: without; para: for; y: and; o: or; cuantas cuantos: how many; cuanto cuanta: how much
`),
);
/** Spanish words without a topic. */
const SPANISH_NOISE = new Set(
  'el la los las un una unos unas de del en al por es son esta estan mas si se cuando puede pueden hago debe deben deberiamos conviene cada lo tiempo mucho mucha muchos muchas muy pa le les este estos mejor forma manera hacer carro carros coche coches auto autos tengo necesito sirve funciona me nos su sus dejo dejar quedo queda quedan quedaron hay ya aqui tan bien bueno buena buenos buenas pero primero algun alguna todo toda todos haga haces dejen'.split(
    ' ',
  ),
);
/** Object pronouns at the end of a verb: 'rayarlo', 'quitarlas'. */
const ENCLITIC = /(?<=[aei]r)(?:se)?(?:l[aeo]s?)$/;

const englishOf = (word: string, raw: string) =>
  SPANISH_NOISE.has(word)
    ? ''
    : (SMALL.get(word) ?? SPANISH.get(word) ?? SPANISH.get(word.replace(ENCLITIC, '')) ?? raw);

/** Whether the handbook's Spanish vocabulary has the word. */
export const isSpanishOfOurs = (word: string): boolean => SPANISH.has(word);

/** Spanish question as English search terms. */
export function englishTerms(question: string): string {
  const tokens = tokensOf(question);
  const said: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const { english, length } = meantAt(tokens, at);
    if (english !== '') said.push(english);
    at += length;
  }
  return said.join(' ');
}

function meantAt(tokens: ReturnType<typeof tokensOf>, at: number) {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 1; length--) {
    const words = tokens.slice(at, at + length).map(({ word }) => word);
    const english = PHRASES.get(words.join(' '));
    if (english !== undefined) return { english, length };
  }
  const { word = '', raw = '' } = tokens[at] ?? {};
  return { english: englishOf(word, raw), length: 1 };
}
