import { lines } from '../../answers/answer.js';
import { memberAt } from '../../language/pieces/crew-members.js';
import { everyOf } from '../../words/every-of.js';
import type { Period } from '../../plan/plan.js';
import { saidStretch } from '../../plan/say/stretch.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { action, says, type Workbench } from '../action.js';
import { nearest } from '../whom/days-of-people.js';
import type { Span } from '../../language/pieces/spans.js';
import { Phrases } from '../../words/phrases.js';
import { meaningsOf, type Request } from '../request.js';
import { WORDS } from './team.texts.js';
import { isOnlyOf } from '../../words/only-of.js';

/** Who works here: the vans and bays and who is on them, on some days with how many jobs. */
export interface TeamPlan {
  do: 'team';
  /** None: all. */
  crews: readonly string[];
  days?: Period;
  /** Who is not at work is asked. */
  isOff?: true;
}

const WHO = new Phrases(
  'who|whos|who is|who are|who all|who all is|who else is|who do i have|who do we have|which techs|which tech|which guys|which employees|which crews|which crew|which vans|which van',
  'quien|quienes|quien esta|quienes estan',
);
const WHETHER = new Phrases('is|are|does|do', 'trabaja|trabajan');
const WORKS = new Phrases(
  'works|work|working|on shift|on duty|scheduled to work|on the clock',
  'trabaja|trabajan|trabajando',
);
/** Of some days nobody writes down who is off. */
const OFF = new Phrases(
  'off|off work|not working|has off|has the day off|have the day off|got the day off|taking the day off',
  'descansa|descansan|no trabaja|no trabajan|tiene descanso|tiene el dia libre',
);
/** Said of a van: 'who drives van 2'. */
const ON_IT = new Phrases(
  'on|in|drives|drive|driving|runs|running|mans|assigned to|in charge of',
  'en|maneja|manejan|a cargo de',
);
const STAFF = new Phrases(
  'team|staff|employee|employees|tech|techs|technician|technicians|worker|workers|crews|vans|bays|detailers',
  'equipo|equipos|personal|empleado|empleados|tecnicos|trabajadores|vans|camionetas|cuadrillas',
);
const LISTS = new Phrases(
  [
    everyOf('who is on|who are|who is|whos on|list|list of|show|show me|name|name all of', '|all'),
    'how many|what|which',
  ].join('|'),
  'cuantos|cuantas|que|quien|quienes|quien es|quienes son|lista de|muestrame',
);
const FILLER = new Phrases(
  'is|are|do|does|the|my|our|me|us|for me|for us|here|a|there|are there|is there|do i have|do we have|i have|we have|have|got|we got|i got|work|works|working|for|on|of|and|all|members|people|guys|team|staff|now|right now|currently|in|at|the shop|with us',
  'this|el|la|los|las|mi|mis|nuestro|nuestra|aqui|tengo|tenemos|hay|son|en|de|para mi|conmigo|trabajan|trabaja',
);

/** 'Vans' may be those of customers. */
const isOfOthers = ({ name, number, time, words }: Span) =>
  (name !== undefined && name.kind !== 'crew' && !STAFF.isAllOf(words.map((word) => ({ word })))) ||
  (number ?? time) !== undefined;

/** 'Is Priya working' is of our own, whichever customers are called so. */
async function withoutMember({ tokens, vocabulary }: Request) {
  const isOfWork = [WORKS, OFF].some((each) => each.in(tokens));
  const own = isOfWork ? (await vocabulary.own()).crews : [];
  const [member] = tokens.flatMap((_, at) => memberAt(tokens, at, own) ?? []);
  const { from = 0, length = 0, tag } = member ?? {};
  return {
    rest: [...tokens.slice(0, from), ...tokens.slice(from + length)],
    named: tag?.kind === 'crew' ? tag.names : [],
  };
}

/** Undefined where a word says anything else: nothing of it is left out. */
export async function readTeam(request: Request): Promise<TeamPlan | undefined> {
  const { tokens, today } = request;
  const who = WHO.lengthAt(tokens, 0);
  const lists = LISTS.lengthAt(tokens, 0);
  const whether = WHETHER.lengthAt(tokens, 0);
  // Whom the words name is looked up only where they may ask for this.
  const isOfWork = [WORKS, OFF].some((each) => each.in(tokens));
  if (who + lists === 0 && !(whether > 0 && isOfWork)) return undefined;
  const { rest, named } = await withoutMember(request);
  const spans = await meaningsOf(request, rest);
  if (spans.some((span) => isOfOthers(span))) return undefined;
  const said = spans.flatMap(({ name }) => (name?.kind === 'crew' ? name.names : []));
  const crews = [...new Set([...named, ...said])];
  const [days, ...others] = spans.flatMap(({ period }) => (period ? [period] : []));
  const words = spans.flatMap((span) =>
    span.name?.kind === 'crew' || span.period ? [] : span.words.map((word) => ({ word })),
  );
  const isOf = (head: number, ...behind: readonly Phrases[]) =>
    head > 0 && isOnlyOf([...behind, FILLER], words.slice(head));
  const isOfSome = crews.length > 0 ? who + whether : who;
  const isWork = WORKS.in(words) !== undefined && isOf(isOfSome, WORKS, ON_IT);
  const isOfCrew = crews.length > 0 && days === undefined && ON_IT.in(words) && isOf(who, ON_IT);
  const isList = STAFF.in(words) !== undefined && crews.length === 0 && isOf(lists, STAFF, WORKS);
  // 'What vans do we have tomorrow' may ask what they have on.
  const isOff = days !== undefined && OFF.in(words) !== undefined && isOf(isOfSome, OFF);
  const isAsked =
    isWork || isOff || isOfCrew || (isList && (days === undefined || WORKS.in(words)));
  if (!isAsked || others.length > 0) return undefined;
  return {
    ...{ do: 'team', crews },
    ...(days && { days: nearest(days, today) }),
    ...(isOff && { isOff }),
  };
}

async function run({ crews, days, isOff }: TeamPlan, bench: Workbench, { language }: Request) {
  const words = WORDS[language];
  const { data, sources } = await bench.use(bench.tools.listTeam, {});
  const those = data.crews.filter(({ name }) => crews.length === 0 || crews.includes(name));
  if (those.length === 0) return undefined;
  const jobs = days && (await jobsOf(days, bench));
  const rows = those.map(({ name, people }) => {
    const who = people.map(plain).join(', ') || words.nobody;
    return jobs
      ? `- **${plain(name)}** (${who}): ${words.jobs(jobs.get(name) ?? 0)}`
      : `- **${plain(name)}**: ${who}`;
  });
  const people = new Set(those.flatMap((each) => each.people));
  const all = crews.length > 0 ? [] : [words.all(those.length, people.size), ''];
  const lead = days ? [words.of(saidStretch(days, days.said, false)[language]), ''] : all;
  const first = isOff ? [words.off, ''] : [];
  return { ...says(lines(...first, ...lead, ...rows, '', words.page), language), sources };
}

/** How many jobs each has on those days, by its name. */
async function jobsOf(period: Period, { plans, who }: Workbench) {
  const { groups } = await plans.run(who, {
    ...{ want: 'value', measure: 'jobs', filters: [], group: 'crew', period },
  });
  return new Map(groups?.rows.map(({ key, value }) => [key, Number(value)]));
}

export const team = action({ name: 'team', read: readTeam, run });
