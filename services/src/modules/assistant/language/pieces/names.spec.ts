import { vocabulary } from '../../actions/testing.js';
import { isNameAlone, namesIn, personAt } from './names.js';
import { normalized } from '../normalize/normalize.js';
import type { Vocabulary } from './vocabulary.js';

/** What was looked up among the customers of a business. */
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
    expect(await isNameAlone(tokens, watching)).toBe(false);
    expect(await personAt(tokens, 0, watching)).toBeUndefined();
    await namesIn([...tokens], language, await vocabulary.own(), watching);
    for (const word of ['the', 'my', 'what', 'who', 'has', 'this']) {
      expect(asked).not.toContain(word);
    }
  });

  it.each(['Derek Turner', 'tanya', 'Will Hayes'])("'%s' is a name alone", async (text) => {
    expect(await isNameAlone(normalized(text).tokens, vocabulary)).toBe(true);
  });

  it('a name with more beside it is none alone', async () => {
    const { tokens } = normalized('derek turner came in yesterday');
    expect(await isNameAlone(tokens, vocabulary)).toBe(false);
  });
});

describe('who is on a crew stands for it', () => {
  it.each([
    ['what does jordan have tomorrow', 'Jordan Ellis: Van 1'],
    ['jordans jobs today', 'Jordan Ellis: Van 1'],
    ['what is jordan ellis doing today', 'Jordan Ellis: Van 1'],
    // Several customers are called so: they come, and whoever is on a crew has jobs.
    ['what does marcus have tomorrow', 'Marcus Nair: Van 2'],
    ['when is marcus coming tomorrow', ''],
    ['what does marcus keller have tomorrow', ''],
    ['what does marcus nair have tomorrow', 'Marcus Nair: Van 2'],
  ])('%s', async (text, members) => {
    const { tokens, language } = normalized(text);
    const names = await namesIn([...tokens], language, await vocabulary.own(), vocabulary);
    const said = [...names.values()].flatMap(({ tag }) =>
      tag.kind === 'crew' ? [`${tag.person ?? ''}: ${tag.names.join()}`] : [],
    );
    expect(said.join()).toBe(members);
  });
});
