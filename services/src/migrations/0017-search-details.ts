import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillDetails } from './read-models/fill-details.js';
import { SEARCH_DETAILS, SEARCH_NAMES_AND_PHONES, TELLING_PATTERN } from './read-models/search.js';
import {
  ALL_TEXTS,
  NAMES_AND_PHONES,
  rebuildingSummaries,
  summarizingContacts,
} from './read-models/triggers.js';

const indexOf = (...texts: string[]) => `contact_summaries
  using gin (business_id, ${texts.map((text) => `${text} gin_trgm_ops`).join(', ')}) where listed`;

/**
 * Searches look through vehicles and notes, too. Whoever writes fills the new column from the first moment
 * on; the rows of before come along in steps; the index is built beside the one there is.
 */
export class SearchDetails1796601600000 implements MigrationInterface {
  readonly name = 'SearchDetails1796601600000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const sql = (text: string, parameters?: unknown[]) => queryRunner.query(text, parameters);
    await sql(
      `alter table contact_summaries add column if not exists details text not null default ''`,
    );
    await sql(summarizingContacts(ALL_TEXTS) + rebuildingSummaries(ALL_TEXTS));
    await fillDetails(sql, (line) => process.stdout.write(`${line}\n`));
    await sql('drop index concurrently if exists contact_summaries_by_words');
    await sql(
      `create index concurrently contact_summaries_by_words
       on ${indexOf('names', 'phones', 'details')}`,
    );
    await sql(TELLING_PATTERN + SEARCH_DETAILS);
    await sql('drop index concurrently if exists contact_summaries_by_text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SEARCH_NAMES_AND_PHONES);
    await queryRunner.query(
      summarizingContacts(NAMES_AND_PHONES) + rebuildingSummaries(NAMES_AND_PHONES),
    );
    await queryRunner.query(`
      drop function telling_pattern;
      drop index contact_summaries_by_words;
      alter table contact_summaries drop column details;
      create index contact_summaries_by_text on ${indexOf('names', 'phones')}`);
  }
}
