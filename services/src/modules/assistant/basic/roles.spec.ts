import { BlogService } from '../../marketing/index.js';
import { Handbook } from '../knowledge/handbook.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { roleAnswer } from './roles.js';

const knowledge = new Knowledge(new Handbook(), new BlogService());
const [ROLES, CREWS, CUSTOMERS] = [
  'What technicians, office, managers and owners may do',
  'Add a van or a bay',
  'Customers booking for themselves',
];

it.each([
  ['who can delete contacts', ROLES],
  ['what can a technician see', ROLES],
  ['who can see prices', ROLES],
  ['what do my techs see', ROLES],
  ['who has access to the revenue', ROLES],
  ['what is a manager allowed to do', ROLES],
  ['quien puede ver los ingresos', ROLES],
  ['what is a crew', CREWS],
  ['whats a crew', CREWS],
  ['what does crew mean', CREWS],
  ['can my techs cancel jobs', ROLES],
  // What customers would do by themselves: they have no login.
  ['can my customers see their history', CUSTOMERS],
  ['can customers change their appointment', CUSTOMERS],
  ['where do customers log in', CUSTOMERS],
  ['can a client update their address', CUSTOMERS],
  ['pueden mis clientes ver sus citas', CUSTOMERS],
  ['can customers cancel last minute', undefined],
  ['can clients wash after coating', undefined],
  ['can customers see swirls in the sun', undefined],
  // Of the records.
  ['who can take the 10 am', undefined],
  ['who can i call about friday', undefined],
  ['what did the techs do yesterday', undefined],
  ['what is the crew doing today', undefined],
  ['who can do a ceramic on monday', undefined],
])('%s', (question, title) => {
  expect(roleAnswer(question, knowledge)?.sources[0]?.title).toBe(title);
});
