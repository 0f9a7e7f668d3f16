import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHANNELS = ['sms', 'email'];

/**
 * Which sheet and heading row of a file an import was read from. Whether a customer agreed to texts and e-mails:
 * null where nobody asked, with when and from where.
 */
export class ImportSourcesAndConsent1801095063000 implements MigrationInterface {
  readonly name = 'ImportSourcesAndConsent1801095063000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contact_imports add column source jsonb not null default '{}'`,
    );
    const columns = CHANNELS.flatMap((channel) => [
      `add column ${channel}_consent boolean`,
      `add column ${channel}_consent_at timestamptz`,
      `add column ${channel}_consent_from text`,
    ]);
    await queryRunner.query(`alter table contacts ${columns.join(', ')}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const columns = CHANNELS.flatMap((channel) => [
      `drop column ${channel}_consent`,
      `drop column ${channel}_consent_at`,
      `drop column ${channel}_consent_from`,
    ]);
    await queryRunner.query(`alter table contacts ${columns.join(', ')}`);
    await queryRunner.query('alter table contact_imports drop column source');
  }
}
