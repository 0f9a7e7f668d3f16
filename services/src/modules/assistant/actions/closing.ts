import { asksItself } from '../language/messages/requests-in.js';
import { action, says } from './action.js';
import { Phrases } from '../words/phrases.js';
import { meaningsOf, type Request } from './request.js';
import type { Span } from '../language/pieces/spans.js';
import type { Language } from '../plan/plan.js';
import { isOnlyOf } from '../words/only-of.js';
import { wordSet } from '../words/word-set.js';

export interface ClosingPlan {
  do: 'close';
}

/** Whoever works takes days off. */
const OFF = new Phrases(
  'off|out|away|gone|taking|take|take off|we are closed|were closed|closed|close|shut|shut down|block|block off|block out|im off|im taking|i am off|were off|we are off|were taking|we are taking|i need|we need|need|i want|day off|days off|vacation|on vacation|out of town|im out of town|were out of town',
  'libre|descanso|vacaciones|de vacaciones|no trabajo|no trabajamos',
);
const IS_OFF = wordSet(
  'off|out|away|gone|closed|close|shut|block|vacation|town|descanso|vacaciones|trabajo|trabajamos',
);
/** A van or a bay is not there. */
const CLOSED = new Phrases(
  'closed|is closed|is down|down|is out|is out of service|out of service|is in the shop|in the shop|is broken|is broken down|unavailable|is unavailable|is being fixed|is getting fixed|is gone',
  'esta cerrado|esta cerrada|fuera de servicio|esta en el taller|esta descompuesta|no sale',
);
/** Nothing is to be booked then. */
const NOTHING = new Phrases(
  'no jobs|no more jobs|no appointments|no more appointments|no bookings|no more bookings|dont book|do not book|dont schedule|do not schedule',
  'no agendes|no reserves|nada de citas',
);
const FILLER = new Phrases(
  'anyone|anybody|anything|nothing|me|am|are|is|the|on|for|from|to|and|all|whole|day|in|a|of|until|through|thru|after|before|i|we|im|were|please',
  'nada|nadie|el|la|los|de|a|y|todo|dia|hasta|por',
);

const AROUND = [OFF, CLOSED, NOTHING, FILLER];

export async function readClosing(request: Request): Promise<ClosingPlan | undefined> {
  const { tokens } = request;
  if (asksItself(request.text)) return undefined;
  const isNothing = NOTHING.lengthAt(tokens, 0) > 0;
  const isOff =
    tokens.some(({ word }) => IS_OFF.has(word)) &&
    OFF.lengthAt(tokens, FILLER.runAt(tokens, 0)) > 0;
  const saysClosed = CLOSED.in(tokens) !== undefined;
  // Whom the words name is looked up only where they may say this: every message comes by here.
  if (!isNothing && !isOff && !saysClosed) return undefined;
  const spans = await meaningsOf(request, tokens);
  const crews = spans.filter(({ name }) => name?.kind === 'crew');
  if (!isNothing && !isOff && crews.length === 0) return undefined;
  const days = spans.filter(({ period, time, tags }) => period ?? time ?? tags.some(isPart));
  const rest = spans.filter((span) => !crews.includes(span) && !days.includes(span));
  return days.length > 0 && isAround(rest) ? { do: 'close' } : undefined;
}

/** They say that it is closed, and nothing more. */
const isAround = (spans: readonly Span[]) =>
  isOnlyOf(
    AROUND,
    spans.flatMap((span) => span.words.map((word) => ({ word }))),
  );

const isPart = (tag: { kind: string; filter?: string }) => tag.filter === 'time_of_day';

const WORDS: Record<Language, string> = {
  en: "I can't close days or hours. Under **Hours** in [Team and Hours](/settings/team?tab=hours) press **Add Closure**: the days, whole or from when to when, for the whole business or for one crew. What is booked then stays until it is moved or cancelled.",
  es: 'No puedo cerrar días ni horas. En **Hours** de [Equipo y horario](/settings/team?tab=hours) pulse **Add Closure**: los días, enteros o de qué hora a qué hora, para todo el negocio o para un equipo. Lo que está reservado se queda hasta que se mueva o se cancele.',
};

/** Days off are entered on their page. */
export const closing = action<ClosingPlan>({
  name: 'closing',
  read: readClosing,
  run: (_plan, _bench, { language }) => Promise.resolve(says(WORDS[language], language)),
});
