import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TEXT_KEY_FUNCTION } from '../platform/text/text-key.js';
import { rekeySummaries } from './read-models/rekey.js';
import { SEARCH_NUMBERS_FIRST, SEARCH_TEXT_KEYS } from './read-models/search.js';

const SEARCHED = ['names', 'details', 'phones'];

/** Whatever trigger writes a summary, its texts are stored as they are compared. */
const KEYED = `
create or replace function key_contact_summary() returns trigger language plpgsql as $$
begin
  ${SEARCHED.map((column) => `new.${column} := text_key(new.${column});`).join('\n  ')}
  return new;
end $$;
create trigger key_contact_summary before insert or update of ${SEARCHED.join(', ')}
  on contact_summaries for each row execute function key_contact_summary();`;

/** Customers are found without accents and by curly apostrophes. In steps, each a transaction of its own. */
export class TextKeys1801095064000 implements MigrationInterface {
  readonly name = 'TextKeys1801095064000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const sql = (text: string, parameters?: unknown[]) => queryRunner.query(text, parameters);
    await sql(TEXT_KEY_FUNCTION);
    await sql('drop trigger if exists key_contact_summary on contact_summaries');
    await sql(KEYED);
    await rekeySummaries(sql);
    await sql(SEARCH_TEXT_KEYS);
  }

  /** Summaries keep their keys until their customers change: they are found in lower case either way. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SEARCH_NUMBERS_FIRST);
    await queryRunner.query('drop trigger key_contact_summary on contact_summaries');
    await queryRunner.query('drop function key_contact_summary, text_key');
  }
}
