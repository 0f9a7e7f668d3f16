/** The shell's own public pages, as published. Runs at build time only. */
import type { PublicPage } from '@clearcoat/federation/public-pages';
import table from './pages.json';

const pages: PublicPage[] = Object.entries(table).map(([path, page]) => ({ path, ...page }));
export default pages;
