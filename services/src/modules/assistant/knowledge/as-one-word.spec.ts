import { asOneWord } from './as-one-word.js';

it.each([
  ['My foam gun drips', 'my foamgun drips'],
  ['a no-show fee', 'a noshow fee'],
  ['is 1:10 enough', 'is ratio enough'],
  ['who is in at 1:10', 'who is in at 1:10'],
  ['put in a job', 'add a job'],
  ['put in a note', 'put in a note'],
  ['i had to fire one of my techs', 'i had to fire one of my techs'],
  ['can i fire my helper', 'can i dismiss my helper'],
  ['two people on one job', 'two people on one job'],
  ['two people on one login', 'multiuser on one login'],
  ['a satin finish after the wrap', 'a satin finish after the wrap'],
  ['finish the job', 'completejob the job'],
  ['text everybody', 'text mass'],
  ["trash left at the client's", 'trash left '],
  ['my back hurts', 'backpain hurts'],
  ['get the car back', 'get the car back'],
])('%s is read as %s', (text, read) => {
  expect(asOneWord(text)).toBe(read);
});
