import type { Answer } from '../answers/answer.js';
import type { ChatCard } from '../dto/card.dto.js';
import { withLeftFirst } from './read-back.js';

const card = { kind: 'appointment', title: 'Wash', warnings: ['It overlaps'] } as ChatCard;
const answer: Answer = { text: 'Here is a draft.', sources: [], suggestions: [], cards: [card] };

it('says on each card which words it leaves out', () => {
  const { text, cards = [] } = withLeftFirst(answer, ['by_drone'], 'en');
  const remark = 'I left out “by_drone”: please look at it before you confirm.';
  expect(text).toBe(`${remark.replace('_', '\\_')}\n\nHere is a draft.`);
  expect(cards.map(({ warnings }) => warnings)).toEqual([[remark, 'It overlaps']]);
});
