import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH_DETAILS_AND_PLATES, SEARCH_EACH_WORD } from './read-models/search.js';

/** 'Lopez Maria' finds Maria Lopez: words are looked for one by one, by the same index. */
export class WordsInSearches1799971200000 implements MigrationInterface {
  readonly name = 'WordsInSearches1799971200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SEARCH_EACH_WORD);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SEARCH_DETAILS_AND_PLATES);
  }
}
