import { vocabulary } from '../../actions/testing.js';
import { namesIn, personAt } from './names.js';
import { normalized } from '../normalize/normalize.js';
import type { Vocabulary } from './vocabulary.js';

/** Records the look-ups of customers. */
function watched() {
  const asked: string[] = [];
  const watching: Vocabulary = {
    ...vocabulary,
    customersCalled: (words) => {
      asked.push(words.join(' '));
      return vocabulary.customersCalled(words);
    },
  };
  return { asked, watching };
}

describe('names', () => {
  it.each([
    'the longest gap between visits',
    'my best customers this year',
    'what do i make per hour',
    'who has been here more than once this month',
  ])("'%s' is not looked up as a name, which would read most customers", async (text) => {
    const { asked, watching } = watched();
    const { tokens, language } = normalized(text);
    expect(await personAt(tokens, 0, watching)).toBeUndefined();
    await namesIn([...tokens], language, await vocabulary.own(), watching);
    for (const word of ['the', 'my', 'what', 'who', 'has', 'this']) {
      expect(asked).not.toContain(word);
    }
  });
});
