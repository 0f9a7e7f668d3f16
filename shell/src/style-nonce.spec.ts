import { giveStylesTheNonce } from './style-nonce';

const pageWith = (head: string) => new DOMParser().parseFromString(head, 'text/html');

it('gives the nonce of the page to styles that scripts write, and to nothing else', () => {
  const page = pageWith('<meta property="csp-nonce" nonce="abc">');
  giveStylesTheNonce(page);
  expect(page.createElement('style').nonce).toBe('abc');
  expect(page.createElement('script').nonce).toBe('');
});

it('leaves a page without a nonce alone', () => {
  const page = pageWith('');
  giveStylesTheNonce(page);
  expect(page.createElement('style').nonce).toBe('');
});
