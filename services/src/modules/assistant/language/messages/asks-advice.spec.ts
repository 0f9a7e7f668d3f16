import { asksAdvice, asksHowLongItHolds } from './asks-advice.js';

it.each([
  ['how do i get tar off white paint', true],
  ['how often should i wash my towels', true],
  ['my guy quit on me what do i do', true],
  ['which pad should we buy', true],
  ["a customer's dog is in the car what now", true],
  ['the seat is still wet, what do i tell her', true],
  ['my hose keeps freezing how do i stop it', true],
  ['do people tip detailers', true],
  ['how i put my vacation in the system', true],
  ['how take out mosquito from front', true],
  ['how much pay to worker', true],
  ['un cliente está enojado, qué le digo', true],
  ['is bleach on leather safe', true],
  ['how many coats of wax', true],
  ["what's the difference between clay and a mitt", true],
  ['best way to dry a car', true],
  ['can u put wax over a coating', true],
  ['¿Cómo quito el olor a humo?', true],
  ['what do i need for a fleet wash', true],
  ['cada cuanto se debe encerar', true],
  ['se debe usar clay antes de encerar', true],
  ['debo pulir antes del ceramico', true],
  ['que cera debo usar', true],
  ['cada cuánto lavo un carro negro', true],
  ['qué jabón uso para el cerámico', true],
  ['cuántas toallas necesito por carro', true],
  // Of the records.
  ['debo llamar a alguien hoy', false],
  ['do people cancel more on mondays', false],
  ['how we did last week', false],
  ['what we do tomorrow', false],
  ['cada cuanto viene tanya', false],
  ['how often does wax get booked', false],
  ['how long since ana came', false],
  ['how often did people no show us', false],
  ['how come we made less', false],
  ['which customers should i call', false],
  ['can i fit one in friday', false],
  ['does ana have a job tomorrow', false],
  ['cómo va el mes', false],
  ['what do i need for the jobs tomorrow', false],
])('%s', (message, isAsked) => {
  expect(asksAdvice(message)).toBe(isAsked);
});

it.each([
  ['cuánto dura la cera', true],
  ['cuánto tiempo dura un recubrimiento cerámico', true],
  ['cuánto dura un detallado completo', false],
  ['cuánto tarda un cerámico', false],
])('asks how long something holds: %s', (question, holds) => {
  expect(asksHowLongItHolds(question)).toBe(holds);
});
