import type { Page } from '@playwright/test';

/** Path of a route with its placeholders (':contact', ':appointment') filled in. */
export declare function placeOf(page: Pick<Page, 'request'>, route: string): Promise<string>;
