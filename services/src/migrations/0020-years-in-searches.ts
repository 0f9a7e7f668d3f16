import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PATTERN_OF_YEARS, TELLING_PATTERN } from './read-models/search.js';

/**
 * What writers have changed gathers in a list until it is sorted into the index, and every search reads all of
 * the list. It is short now: a search reads some thirty pages of it at most instead of five hundred, and who
 * fills it up waits for some hundred rows to be sorted in, not for thousands.
 */
const PENDING_KILOBYTES = 256;

export class YearsInSearches1796860800000 implements MigrationInterface {
  readonly name = 'YearsInSearches1796860800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(PATTERN_OF_YEARS);
    await queryRunner.query(
      `alter index contact_summaries_by_words set (gin_pending_list_limit = ${PENDING_KILOBYTES})`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TELLING_PATTERN);
    await queryRunner.query(
      'alter index contact_summaries_by_words reset (gin_pending_list_limit)',
    );
  }
}
