import type { Page } from '@playwright/test';

/** The path of a route: ':contact' and ':appointment' become one that exists. */
export declare function placeOf(page: Pick<Page, 'request'>, route: string): Promise<string>;
