import { listIn } from './list.js';

const ROWS = ['Jo [Blake]', 'Kim Lee'].map((title) => ({
  ...{ title, vehicle: '', detail: '', url: '/contacts/1' },
}));

it('leaves the words around the rows', () => {
  const text =
    'Mike is on Van 1.\n\n**2 customers**:\n\n- [**Jo \\[Blake\\]**](/contacts/1)\n- Kim Lee: x\n\n…and 3 more\n\nSince May.';
  expect(listIn(text, ROWS, '…and 1 more')).toEqual({
    lead: 'Mike is on Van 1.\n\n**2 customers**:\n\n\n\nSince May.',
    rows: ROWS,
    rest: '…and 1 more',
  });
});

it('is none where a model wrote other sentences', () => {
  expect(listIn('Kim Lee was here most often.\n- Call her', ROWS)).toBeUndefined();
  expect(listIn('1. **Jo [Blake]**\n2. Kim Lee', ROWS)?.lead).toBe('');
});
