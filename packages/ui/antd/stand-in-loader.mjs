import { readFileSync } from 'node:fs';

/** The source of our own module in the place of antd's. */
export default function standIn() {
  const { pathname } = new URL('./style-register.mjs', import.meta.url);
  this.addDependency(pathname);
  return readFileSync(pathname, 'utf8');
}
