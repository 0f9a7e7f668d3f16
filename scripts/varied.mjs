/**
 * Systematically varied questions, to find words that an answer ignores, and conditions that a
 * follow-up loses.
 */

const wordsOf = ({ question }) => question.split(/\s+/);

/** Each question with one word removed at a time. */
export const withoutEach = (questions) =>
  questions
    .flatMap((each) =>
      wordsOf(each).map((word, at, words) => ({
        ...each,
        id: `${each.id}~${at}`,
        of: each.id,
        changed: word.toLowerCase().replace(/[^\p{L}\d$%']/gu, ''),
        question: words.filter((_, other) => other !== at).join(' '),
      })),
    )
    .filter(({ question, changed }) => question !== '' && changed !== '');

/** Each question with one of these endings at a time. */
export const withEach = (questions, endings) =>
  questions.flatMap((each) =>
    endings.map((changed, at) => ({
      ...each,
      id: `${each.id}~${at}`,
      of: each.id,
      changed,
      question: `${each.question.replace(/[?.!]+$/, '')} ${changed}`,
    })),
  );

/** Each of these as a follow-up to each question. */
export const thenEach = (questions, turns) =>
  questions.flatMap((each) =>
    turns.map((changed, at) => ({
      id: `${each.id}~${at}`,
      of: each.id,
      changed,
      question: changed,
      after: [...(each.after ?? []), each.question],
    })),
  );

const contents = ({ answer, cards }) => JSON.stringify([answer, cards]);

/** Variations with an unchanged answer. */
export function unchanged(varied, answers) {
  const byId = new Map(answers.map((each) => [each.id, each]));
  const same = varied.filter(({ id, of }) => contents(byId.get(id)) === contents(byId.get(of)));
  return grouped(same);
}

const SAYS_SO = /leaves out|deja fuera|I understood|Entendí|can't|don't know/i;

/** Filters and periods that a follow-up's plan lost without its answer saying so. */
export function lost(varied, answers) {
  const byId = new Map(answers.map((each) => [each.id, each]));
  return grouped(
    varied.filter(({ id, of }) => {
      const [{ plan: before }, { plan, answer }] = [byId.get(of), byId.get(id)];
      if (!before || !plan || SAYS_SO.test(answer)) return false;
      const isThere = ({ name }) => plan.filters.some((each) => each.name === name);
      return !before.filters.every(isThere) || (before.period && !plan.period);
    }),
  );
}

/** Groups by variation, the most frequent first. */
function grouped(some) {
  const groups = new Map();
  for (const each of some) groups.set(each.changed, [...(groups.get(each.changed) ?? []), each]);
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}
