/** Installs the tools of the browser tests in a separate process, since downloads mostly wait. */
import { installBrowser } from './browser.mjs';
import { installNginx } from './nginx.mjs';

await installBrowser();
await installNginx();
