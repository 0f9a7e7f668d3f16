import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndexes } from './read-models/build-indexes.js';

/**
 * The biggest ticket is at the end of an index; the jobs of a service, the customers with a vehicle, and those who
 * were deleted are read from one alone.
 */
const INDEXES = {
  appointments_by_price: `appointments (business_id, price_cents desc, starts_at, id)
    include (status)`,
  appointments_of_service: `appointments (business_id, service_name, starts_at)
    include (id, contact_id, status, price_cents, ends_at)`,
  contacts_deleted: 'contacts (business_id, id) where deleted_at is not null',
  contacts_by_vehicle: 'contacts (business_id, vehicle, id) include (deleted_at)',
};

/** Nobody who writes waits for it, and it can be begun again. */
export class TicketsAndServicesByIndex1798070400000 implements MigrationInterface {
  readonly name = 'TicketsAndServicesByIndex1798070400000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndexes(queryRunner, INDEXES);
    // Plans are made with what is known of the tables: what has been moved in lately would be read as if it were small.
    for (const table of ['appointments', 'contacts']) await queryRunner.query(`analyze ${table}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
  }
}
