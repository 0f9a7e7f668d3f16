import type { QueryRunner } from 'typeorm';

/** Builds indexes by their names while others write, for a migration without a transaction; it can be begun again. */
export async function buildIndexes(
  queryRunner: QueryRunner,
  indexes: Record<string, string>,
): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    // What broke off left an index that is of no use.
    await queryRunner.query(`drop index concurrently if exists ${name}`);
    await queryRunner.query(`create index concurrently ${name} on ${definition}`);
  }
}
