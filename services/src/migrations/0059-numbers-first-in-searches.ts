import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH_EACH_WORD, SEARCH_NUMBERS_FIRST } from './read-models/search.js';

/** Of several words the index is asked for a year before make and model: a thousand customers have the same car. */
export class NumbersFirstInSearches1800835200000 implements MigrationInterface {
  readonly name = 'NumbersFirstInSearches1800835200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SEARCH_NUMBERS_FIRST);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SEARCH_EACH_WORD);
  }
}
