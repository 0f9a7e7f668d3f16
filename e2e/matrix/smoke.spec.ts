import { checkOut, test } from '../support/published';
import { expect } from '../support/test';

test.beforeAll(({ shop }) => shop.reset());

const PAGE = 'mfe-crm/src/contacts/ContactsPage.tsx';
const COMPONENT = 'export default function ContactsPage() {';
const BROKEN = `${COMPONENT}\n  throw new Error('Broken on purpose');`;

test('a version that builds but does not come up is kept from everyone; mended, it ships', ({
  shop,
}) => {
  const team = checkOut(['mfe-crm']);
  const there = ['--to', shop.webRoot, '--smoke', shop.product.url];
  const before = shop.published('crm');

  team.replace(PAGE, COMPONENT, BROKEN);
  expect(() => team.mfe('up', 'crm', ...there)).toThrow(/smoke +NO +\/contacts: .*crm/);
  expect(shop.published('crm')).toEqual(before);

  team.replace(PAGE, BROKEN, COMPONENT);
  team.setVersion('mfe-crm', '1.1.0');
  team.mfe('up', 'crm', ...there);
  expect(shop.published('crm').stable.version).toMatch(/^1\.1\.0-/);
  expect(team.mfe('can-i-deploy', 'crm', ...there)).toMatch(/smoke +ok/);
  team.remove();
});
