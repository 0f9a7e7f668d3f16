import { truncate } from '../../../../platform/text/truncate.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import { capitalized } from '../../plan/say/scope.js';
import { greeting } from '../../tools/message-texts.js';
import type { Workbench } from '../action.js';
import type { MessagePlan } from './read.js';

const LONGEST = 1_000;

/** Their words, the text of the occasion, or that with what is to be said besides behind it. */
export async function draft(plan: MessagePlan, { id, name }: Person, bench: Workbench) {
  const { purpose, words, besides, channel, language, minutes, fee, date, site } = plan;
  const about = { contactId: id, purpose, channel, language };
  const own = words && `${greeting(name, language)}, ${words}`;
  const { draftMessage } = bench.tools;
  if (own !== undefined) return bench.use(draftMessage, { ...about, text: truncate(own, LONGEST) });
  const ofOccasion = await bench.use(draftMessage, { ...about, minutes, fee, date, site });
  const said = besides && ofOccasion.card?.message?.text;
  if (!said) return ofOccasion;
  const text = truncate(`${said} ${capitalized(besides)}`, LONGEST);
  const both = await bench.use(draftMessage, { ...about, text });
  const { warnings } = ofOccasion.data;
  return {
    ...both,
    data: { ...both.data, warnings },
    card: both.card && { ...both.card, warnings },
  };
}
