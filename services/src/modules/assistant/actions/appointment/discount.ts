import type { Answer } from '../../answers/answer.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { action, says, type Workbench } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import { amountIn } from '../price/amount.js';
import type { Request } from '../request.js';
import { namedIn, type Named } from './read.js';
import { appointmentOf, slotWords } from './which.js';

/** Whose job is to cost less, or something else. */
export type DiscountPlan = { do: 'discount' } & Pick<Named, 'whom' | 'when' | 'services'>;

const HEADS = new Phrases('give|knock|take|charge|discount|do', 'dale|hazle|cobrale|descuentale');
const LESS = new Phrases('off|less|discount|cheaper|instead', 'menos|de descuento|descuento');
const AROUND = new Phrases(
  'of|for|on|off|from|to|time|this time|bucks|dollars|percent|a|the|down|up',
  'de|a|el',
);

const CHANGES = new Phrases('change|set|make|put|drop|lower|raise|bump', 'cambia|pon|baja|sube');
const PRICE = new Phrases('price|total|amount', 'precio|total');
/** 'Change the price on Ana to 250': of one job, where no service is named. */
const isOnePrice = ({ tokens }: Request) =>
  CHANGES.begin(tokens) && PRICE.in(tokens, 1) !== undefined;

/** 'Give Ana 10% off', 'charge Bo 20 less for the interior': of somebody, and no list price. */
export async function readDiscount(request: Request): Promise<DiscountPlan | undefined> {
  const { tokens } = request;
  const amount = amountIn(tokens);
  const less = isOnePrice(request) ? PRICE.in(tokens, 1) : LESS.in(tokens, 1);
  if (!amount || !less || !(HEADS.begin(tokens) || isOnePrice(request))) return undefined;
  const isOf = (at: number) =>
    at === 0 ||
    (at >= amount.at && at < amount.at + amount.length) ||
    (at >= less.at && at < less.at + less.length) ||
    AROUND.lengthAt(tokens, at) > 0;
  const { whom, when, services, left } = await namedIn(
    request,
    tokens.filter((_, at) => !isOf(at)),
  );
  return whom?.kind === 'people' && left.length === 0
    ? { do: 'discount', whom, when, services }
    : undefined;
}

const WORDS: Record<
  Language,
  {
    job(title: string, href: string, slot: string): string;
    again(name: string, at: string): string;
  }
> = {
  en: {
    job: (title, href, slot) =>
      `I can't change the price of one job. Open **[${title}](${href})**, ${slot}, type over **Price** and press **Update Appointment**.`,
    again: (name, at) => `Another price for ${name} on ${at}`,
  },
  es: {
    job: (title, href, slot) =>
      `No puedo cambiar el precio de un trabajo. Abra **[${title}](${href})**, ${slot}, escriba otro en **Price** y pulse **Update Appointment**.`,
    again: (name, at) => `Otro precio para ${name} el ${at}`,
  },
};

/** What one job costs is changed on its page: which one that is. */
export const discount = action<DiscountPlan>({ name: 'discount', read: readDiscount, run });

async function run(
  { whom, when, services }: DiscountPlan,
  bench: Workbench,
  { language }: Request,
): Promise<Answer> {
  const words = WORDS[language];
  const chosen = await appointmentOf({ whom, when, services }, bench, language, (each) =>
    words.again(each.customer, slotWords(each, language)),
  );
  if ('problem' in chosen) return chosen.problem;
  const { id, title } = chosen.found;
  const slot = slotWords(chosen.found, language);
  return says(words.job(plain(title), `/appointments/edit/${id}`, slot), language);
}
