import type { Knowledge } from '../knowledge/knowledge.js';
import { normalized } from '../language/normalize.js';
import { combined, sectionOf } from './advice.js';
import type { Answer } from './answer.js';

const ROLE =
  '(?:technicians?|techs?|office(?: staff| people| workers?)?|managers?|owners?|employees?|helpers?|workers?|staff|roles?|tecnicos?|técnicos?|empleados?|gerentes?)';
const RIGHT =
  '(?:see|view|look at|access|open|delete|remove|edit|change|add|merge|export|import|invite|refund|approve|ver|borrar|eliminar|cambiar|editar)';
const MAY = '(?:can|may|could|is allowed to|are allowed to|gets? to|has access to|have access to)';

/** What each role may do, and what is called so, by the section that says it. */
const ASKED: readonly { slug: string; asks: RegExp }[] = [
  {
    slug: 'what-technicians-office-managers-and-owners-may-do',
    asks: new RegExp(
      [
        String.raw`^(?:and |so )?who (?:all |else )?(?:${MAY} ${RIGHT}|has access to)\b`,
        String.raw`^(?:and |so )?what (?:all )?(?:can|may|does|do|is|are) (?:an? |the |my |our )?${ROLE} (?:${RIGHT}|do|allowed)\b`,
        String.raw`^(?:what|which) (?:rights|permissions|access|roles) (?:does|do|has|have|are|can)\b`,
        String.raw`^(?:y )?qui[eé]n(?:es)? puede[ns]? ${RIGHT}\b`,
        String.raw`^(?:y )?qu[eé] puede[ns]? (?:${RIGHT}|hacer) (?:un |una |el |la |los |mis )?${ROLE}\b`,
      ].join('|'),
      'i',
    ),
  },
  {
    slug: 'add-a-van-or-a-bay',
    asks: /^(?:so )?(?:what(?:'?s| is| are) (?:an? |the )?crews?(?: in (?:here|this|the app|clearcoat))?|what does (?:an? )?crew mean|what do you mean by crews?|qu[eé] es (?:un equipo|una cuadrilla|un crew))\W*$/i,
  },
];

/** 'Who can delete contacts', 'what is a crew' ask how it is here: for no contact, and for no jobs of a crew. */
export function roleAnswer(question: string, knowledge: Knowledge): Answer | undefined {
  const asked = ASKED.find(({ asks }) => asks.test(question));
  const { language } = normalized(question);
  return asked && combined(undefined, sectionOf(asked.slug, knowledge), knowledge, language);
}
