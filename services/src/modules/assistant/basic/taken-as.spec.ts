import { TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import { understand } from '../language/understand.js';
import { MEASURES } from '../plan/measures/index.js';
import { ledAsTaken } from './taken-as.js';

/** The suggestions beside a list of so many jobs that was made of the words. */
async function offered(text: string, count = 0) {
  const understood = await understand(text, vocabulary, TODAY);
  const { plan, language } = understood;
  const [measure] = MEASURES.filter(({ name }) => name === plan?.measure);
  if (!plan || !measure) throw new Error('no plan');
  const facts = {
    ...{ plan, measure, conditions: [], withMoney: true },
    ...{ rows: measure.rows, total: { value: count, count } },
  };
  const told = { plan, language, facts };
  const led = ledAsTaken(
    { text: 'No jobs.', sources: [], suggestions: [], told },
    understood,
    text,
    TODAY,
  );
  return led.text === 'No jobs.' ? undefined : [led.text, ...led.suggestions];
}

it.each([
  ['derek turner ceramic thursday at 4', ['Book derek turner ceramic thursday at 4']],
  ['tanya hayes friday at 10', ['Move tanya hayes friday at 10', 'Book tanya hayes friday at 10']],
  ['derek turner ceramic el jueves a las 4', ['Agenda a derek turner ceramic el jueves a las 4']],
])('offers to have done what asks nothing, where nothing is booked: %s', async (text, requests) => {
  const [said, ...suggestions] = (await offered(text)) ?? [];
  expect(said).toMatch(/^(?:I took this as a question about|Lo tomé como una pregunta sobre)/);
  expect(suggestions).toEqual(requests);
});

it.each([
  'is derek turner on thursday',
  'derek turner thursday?',
  'what does derek turner have thursday',
  'jobs of derek turner thursday',
  'show derek turner thursday',
  'cancelled derek turner thursday',
  // Of days that are over nothing can be booked.
  'derek turner last thursday',
  'ceramics thursday',
])('says no more where something is asked: %s', async (text) => {
  expect(await offered(text)).toBeUndefined();
});

it('says no more where something is booked', async () => {
  expect(await offered('derek turner thursday', 1)).toBeUndefined();
});
