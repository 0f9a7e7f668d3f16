import type { Knowledge } from '../knowledge/knowledge.js';
import { normalized } from '../language/normalize/normalize.js';
import { Sayings } from '../language/forms/sayings.js';
import { spelled } from '../language/normalize/spelled.js';
import { combined, sectionOf } from './advice.js';
import type { Answer } from '../answers/answer.js';

const RIGHT =
  'see|view|look at|access|open|delete|remove|edit|change|add|merge|export|import|invite|refund|approve|ver|borrar|eliminar|cambiar|editar';
const OWN = {
  role: 'technicians?|techs?|office|office staff|office people|office workers?|managers?|owners?|employees?|helpers?|workers?|staff|roles?|tecnicos?|empleados?|gerentes?',
  right: RIGHT,
  done: `${RIGHT}|do|allowed`,
  works: `${RIGHT}|cancel|book|move|reschedule|assign`,
  hacer: `${RIGHT}|hacer`,
  may: 'can|may|could|is allowed to|are allowed to|gets? to|has access to|have access to',
  crew: 'crews?|an? crew|the crews?',
  here: 'in here|in this|in the app|in clearcoat',
  customer: 'customers?|clients?|people',
  can: 'can|could|do|does|is|are',
  theirs:
    'past|old|own|history|records?|jobs?|appointments?|bookings?|visits?|photos?|pictures?|prices?|invoices?|receipts?|schedule|calendar|openings|availability|info|details|address|phone|number|email|vehicle|vehicles|profile|account|file|notes|password|time|date|day',
  does: 'see|view|check|look_at|look_up|find|change|edit|update|move|reschedule|cancel|manage|upload',
} as const;

/** What each role may do, and what is called so, by the section that says it. */
const ASKED: readonly { slug: string; asks: Sayings }[] = [
  {
    slug: 'what-technicians-office-managers-and-owners-may-do',
    asks: new Sayings(
      [
        '<so>* who all|else? <may> <right>',
        '<so>* who all|else? has_access_to',
        '<so>* can|may|could|are my|our|the|a|an? <role> allowed_to|able_to? <works>',
        '<so>* what all? can|may|does|do|is|are a|an|the|my|our? <role> <done>',
        'what|which rights|permissions|access|roles does|do|has|have|are|can',
        '<so>* quien|quienes puede|puedes|pueden <right>',
        '<so>* que puede|puedes|pueden <hacer> un|una|el|la|los|mis? <role>',
      ],
      OWN,
      'start',
    ),
  },
  {
    slug: 'customers-booking-for-themselves',
    asks: new Sayings(
      [
        '<so>* where|how? <can> my|our|the|a|an? <customer> able_to? <does> their|there|the|his|her|an|a|our|my? <theirs>',
        '<so>* where|how? <can> my|our|the|a|an? <customer> able_to? log_in|login|log_on|sign_in|sign_up',
        '<so>* is_there|do_we_have|does_it_have a|an? <customer> login|portal|account|accounts|app',
        '<so>* pueden? los|mis|nuestros clientes ver|cambiar|editar|mover|cancelar|entrar|revisar',
        '<so>* los|mis|nuestros clientes pueden ver|cambiar|editar|mover|cancelar|entrar|revisar',
      ],
      OWN,
      'start',
    ),
  },
  {
    slug: 'add-a-van-or-a-bay',
    asks: new Sayings(
      [
        '<so>* what is|are? <crew> <here>?',
        '<so>* what does <crew> mean',
        '<so>* what do you mean by <crew>',
        '<so>* que es un_equipo|una_cuadrilla|un_crew',
      ],
      OWN,
    ),
  },
];

/** 'Who can delete contacts', 'what is a crew' ask how it is here: for no contact, and for no jobs of a crew. */
export function roleAnswer(question: string, knowledge: Knowledge): Answer | undefined {
  const asked = ASKED.find(({ asks }) => asks.says(spelled(question)));
  const { language } = normalized(question);
  return asked && combined(undefined, sectionOf(asked.slug, knowledge), knowledge, language);
}
