import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TEXT_KEY_FUNCTION } from '../platform/text/text-key.js';
import { rekeySummaries } from './read-models/rekey.js';

/** O'Brien is found by 'obrien', and an F-150 by 'f150'. In steps, each a transaction of its own. */
export class KeysWithoutApostrophes1801095072000 implements MigrationInterface {
  readonly name = 'KeysWithoutApostrophes1801095072000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TEXT_KEY_FUNCTION);
    await rekeySummaries((text, parameters) => queryRunner.query(text, parameters));
  }

  /** Keys are made by the code that runs: the ones before can't be told from these. */
  async down(): Promise<void> {
    // Nothing to take back.
  }
}
