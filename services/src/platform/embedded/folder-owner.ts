import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandOf } from './processes.js';

/**
 * Pid file of a data folder. Without it, two processes would each stop the other's server as a
 * leftover.
 */
export class FolderOwner {
  private constructor(private readonly note: string) {}

  /** @throws Error when another running process works with the folder */
  static async claim(folder: string): Promise<FolderOwner> {
    await mkdir(folder, { recursive: true });
    const note = path.join(folder, 'owner.pid');
    const pid = Number(await readFile(note, 'utf8').catch(() => ''));
    const isTaken = pid > 0 && pid !== process.pid && (await commandOf(pid)).includes('node');
    if (isTaken) {
      throw new Error(
        `it already runs with the data in ${folder} (process ${pid}). ` +
          'Stop that one first, or choose another folder with DATA_DIR.',
      );
    }
    await writeFile(note, String(process.pid));
    return new FolderOwner(note);
  }

  async release(): Promise<void> {
    await rm(this.note, { force: true });
  }
}
