import { scrollPlaceOf } from './scroll-place';

it('tells pages apart that were each loaded as a document', () => {
  const loaded = (pathname: string) => scrollPlaceOf({ key: 'default', pathname, search: '' });
  expect(loaded('/appointments/new')).not.toBe(loaded('/contacts'));
  expect(loaded('/contacts')).toBe(loaded('/contacts'));
});

it('keeps places of the history apart although they show the same page', () => {
  const at = { pathname: '/contacts', search: '' };
  expect(scrollPlaceOf({ ...at, key: 'a' })).not.toBe(scrollPlaceOf({ ...at, key: 'b' }));
});
