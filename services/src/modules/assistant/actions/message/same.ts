import { lastPlanOf, type Workbench } from '../action.js';
import { requestOf, type Request } from '../request.js';
import { followMessage } from './follow.js';
import { readMessage, type MessagePlan } from './read.js';

/** What makes a message of a request, and of one that follows it up. */
export const READS = { read: readMessage, follow: followMessage };

/** What was written last, also where something else was asked since. */
async function lastMessage(earlier: readonly Request[]): Promise<MessagePlan | undefined> {
  for (let end = earlier.length; end > 0; end--) {
    const last = await lastPlanOf(READS, earlier.slice(0, end));
    if (last && !last.isSame && !last.isAboutThat) return last;
  }
  return undefined;
}

/** 'Text Bo the same': what was written last, to him. */
export async function sameAs(
  asked: MessagePlan,
  { earlier = [] }: Workbench,
): Promise<MessagePlan> {
  const last = await lastMessage(earlier);
  return last ? { ...last, whom: asked.whom } : asked;
}

const SAYS_SAME = /\b(?:same|too|as well|also|mismo|tambi[eé]n)\W*(?:thing|message|text)?\W*$/i;
/** 'Same to Bo' is sent, 'same for Bo' may be anything. */
const SAME_TO =
  /^(?:(?:and|ok|so|then) )*(?:the )?same (?:thing |text |message )?to (?!him\b|her\b|them\b)(.{2,40}?)\W*$/i;
/** In the words of the request that it stands for, so that what follows goes on from those. */
export async function saidAgain(
  request: Request,
  earlier: readonly Request[],
): Promise<string | undefined> {
  const [, name] = SAME_TO.exec(request.text) ?? [];
  const { text, today, vocabulary } = request;
  const said = name === undefined ? request : requestOf(`text ${name} the same`, today, vocabulary);
  const asked = SAYS_SAME.test(text) || name !== undefined ? await readMessage(said) : undefined;
  if (!asked?.isSame || asked.whom?.kind !== 'people') return undefined;
  const words = (await lastMessage(earlier))?.words;
  if (words === undefined) return undefined;
  return request.language === 'es'
    ? `mándale a ${asked.whom.said} que ${words}`
    : `text ${asked.whom.said} that ${words}`;
}
