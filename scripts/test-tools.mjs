/** What the browser tests need of the machine, in a process of its own: downloads wait a lot. */
import { installBrowser } from './browser.mjs';
import { installNginx } from './nginx.mjs';

await installBrowser();
await installNginx();
