import { expect, type Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './wait';

const TABLE = readFileSync(path.join(ROOT, 'docs/working-day.md'), 'utf8');
const ROW = /^\| (?<task>[^|]+?) +\| (?<taps>\d+) +\|/gm;

/** Taps of everyday tasks, by task, as docs/working-day.md states them. */
const STATED = new Map(
  [...TABLE.matchAll(ROW)].map(({ groups }) => [groups?.['task'], Number(groups?.['taps'])]),
);

/** Counts the taps of everyday tasks. */
export class Taps {
  private count = 0;

  async on(...controls: Locator[]): Promise<void> {
    for (const control of controls) {
      this.count += 1;
      await control.click();
    }
  }

  /** Compares the taps since the last task with docs/working-day.md. */
  expectAsStated(task: string): void {
    expect(this.count, task).toBe(STATED.get(task));
    this.count = 0;
  }
}
