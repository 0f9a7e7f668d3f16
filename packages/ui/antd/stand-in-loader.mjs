import { readFileSync } from 'node:fs';

/** Replaces antd's module by our own. */
export default function standIn() {
  const { pathname } = new URL('./style-register.mjs', import.meta.url);
  this.addDependency(pathname);
  return readFileSync(pathname, 'utf8');
}
