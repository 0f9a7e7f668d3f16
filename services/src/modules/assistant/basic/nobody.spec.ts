import { nobodyAnswer } from './nobody.js';

const said = (question: string, unknown: string[]) =>
  nobodyAnswer(question, {
    language: 'en',
    ...{
      unknown,
      unused: [],
      isOfBefore: false,
      isOpen: false,
      isOfRecords: false,
      saysWhat: true,
    },
    ...{ people: [], members: [], vehicles: [], isCard: false, card: { fields: [], noted: [] } },
  })?.text;

it.each([
  ['anybody named chris', ['chris'], 'Chris'],
  ['how much has zork spent', ['zork'], 'Zork'],
  ["what's zork's number?", ['zork'], 'Zork'],
  ['zorks phone', ['zorks'], 'Zork'],
  ['number for zork', ['zork'], 'Zork'],
  ['what does zork blim drive', ['zork', 'blim'], 'Zork Blim'],
  ['has zork ever cancelled on us', ['zork'], 'Zork'],
  ['who is zork', ['zork'], 'Zork'],
  ['when is carlos due', ['carlos'], 'Carlos'],
])('%s: nobody is called so', (question, unknown, name) => {
  expect(said(question, unknown)).toContain(`No customer is called ${name}.`);
});

it.each([
  ['how much zork did we use', ['zork']],
  ['what is a zork', ['zork']],
  ['who needs to be called back', ['back']],
  ['who has the cleanest car', ['cleanest']],
  ['can you wax a brand new car', ['new']],
  ['how much has she spent', ['she']],
  ['what is the zork of the van', ['zork']],
])('%s: it is no place of a name', (question, unknown) => {
  expect(said(question, unknown)).toBeUndefined();
});
