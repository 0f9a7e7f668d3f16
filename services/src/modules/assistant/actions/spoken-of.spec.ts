import { topicOf } from './spoken-of.js';
import { request } from './testing.js';

it.each([
  ['how long does a ceramic coating last', ['Ceramic Coating']],
  ["what's included in a full detail", ['Full Detail']],
  ['cuanto dura el ceramico', ['Ceramic Coating']],
  ['how do i get tree sap off', undefined],
  ['how many ceramics did we do', undefined],
  ['is a full detail or an interior detail better', undefined],
])('what the handbook was asked of: %s', async (text, services) => {
  expect((await topicOf([request(text)]))?.filters[0]?.values).toEqual(services);
});
