import { callOf } from '../testing.js';

it.each([
  ['how much is a full detail', 'list_services: Full Detail'],
  ['what are our prices', 'list_services:'],
  ['price list', 'list_services:'],
  ['whats the going rate for our wash and wax', 'list_services: Wash and Wax'],
  ['what should i charge for a full detail on an suv', 'suggest_price: Full Detail size=suv'],
  [
    'how much for an interior detail on a truck with dog hair',
    'suggest_price: Interior Detail size=large condition=heavy',
  ],
  ['ceramic coating quote, big pickup', 'suggest_price: Ceramic Coating size=large'],
  ['how much is pet hair removal', 'list_services: Pet Hair Removal'],
  [
    'how much is a full detail with pet hair removal',
    'list_services: Full Detail+Pet Hair Removal',
  ],
  ['whats our cheapest service', 'list_services: order=cheapest'],
  ['what services do we offer', 'list_services:'],
  ['do we do ceramic coating', 'list_services: Ceramic Coating'],
  ['cuanto cuesta un full detail', 'list_services: Full Detail'],
  ['how much is it for a truck', 'suggest_price: size=large'],
  ['how much is a full detail on a 2021 f150', 'suggest_price: Full Detail size=large'],
  ['price for a full detail on a rav4', 'suggest_price: Full Detail size=suv'],
  ['what do you charge for pet hair', 'none'],
  ['how do i raise my prices', 'none'],
  ['how much did we make last month', 'none'],
  ['what did derek pay', 'none'],
  ['should i charge a travel fee', 'none'],
])('%s', async (text, call) => {
  expect(await callOf(text)).toBe(call);
});
