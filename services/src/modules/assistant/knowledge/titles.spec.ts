import { BlogService } from '../../marketing/index.js';
import { nearestAnswer } from '../basic/nearest-answer.js';
import { Handbook } from './handbook.js';
import { Knowledge } from './knowledge.js';
import { SPANISH_TITLES, titleIn } from './titles.js';

const handbook = new Handbook();
const knowledge = new Knowledge(handbook, new BlogService());
await knowledge.prepare();

it('each section has a Spanish title, and no two the same', () => {
  expect([...SPANISH_TITLES.keys()]).toEqual(handbook.sections.map(({ title }) => title));
  expect(new Set(SPANISH_TITLES.values()).size).toBe(handbook.sections.length);
  expect([...SPANISH_TITLES.values()]).not.toContain('');
});

it('what is chosen from is called in the language of the question, and found so', () => {
  const near = { ...knowledge.nearest('carpet stain'), confidence: 0.3 };
  const { text, suggestions } = nearestAnswer(near, 'manchas', 'es');
  expect(text).toContain('[Manchas en tela y alfombra](/handbook/stains-on-fabric-and-carpet)');
  expect(suggestions).toContain('Manchas en tela y alfombra');
  expect(knowledge.titled('Manchas en tela y alfombra')?.title).toBe('Stains on fabric and carpet');
  expect(titleIn('en', 'Blood')).toBe('Blood');
});
