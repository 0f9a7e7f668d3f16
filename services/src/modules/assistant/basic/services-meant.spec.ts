import { vocabulary } from '../../../../test/assistant/meaning.js';
import { servicesMeant } from './services-meant.js';

it.each([
  ['what is a full detail', 'Full Detail'],
  ['whats a ceramic coating', 'Ceramic Coating'],
  ['what does interior detail mean', 'Interior Detail'],
  ['explain the headlight restoration', 'Headlight Restoration'],
  ['difference between the interior detail and the wash and wax', 'Interior Detail, Wash and Wax'],
  ['how is a full detail different from an interior detail', 'Full Detail, Interior Detail'],
  ['que es un full detail', 'Full Detail'],
  ['what is a ceramic coating for', 'Ceramic Coating'],
  ['whats a headlight restoration good for', 'Headlight Restoration'],
  ['para que sirve un full detail', ''],
  ['ceramic versus wax', 'Ceramic Coating, Wash and Wax?'],
  ['is a ceramic better than wax', 'Ceramic Coating, Wash and Wax'],
  ['is ceramic better than wax this month', ''],
  ['what is best, wax or ceramic', 'Wash and Wax, Ceramic Coating'],
  ['whats better for us wax or ceramic', ''],
  ['whats better, ceramics or full details', ''],
  ['ceramic or wax', 'Ceramic Coating, Wash and Wax?'],
  ['is it a wash or an interior tomorrow', ''],
  ['does the full detail include the engine bay', 'Full Detail'],
  ['is clay included in the wash and wax', 'Wash and Wax'],
  // Their jobs, days and money are of the records.
  ['what full details are booked', ''],
  ['what is a full detail worth this month', ''],
  ['difference between full details in may and june', ''],
  ['ceramics vs full details', ''],
  ['ceramic vs wax this year', ''],
  ['is the full detail on friday confirmed', ''],
])('%s', async (text, names) => {
  const meant = servicesMeant(text, await vocabulary.own());
  expect(meant ? `${meant.names.join(', ')}${meant.isBare ? '?' : ''}` : '').toBe(names);
});
