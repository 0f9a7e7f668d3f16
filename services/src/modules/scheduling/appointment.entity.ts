import { Column, Entity, PrimaryColumn } from 'typeorm';
import { APPOINTMENT, APPOINTMENT_FIELDS, type AppointmentValues } from './appointment.fields.js';
import type { StoredStatus } from './appointment.status.js';
import type { AppointmentSource } from './dto/appointment.dto.js';

/** Typed base class without properties; their columns are added below. */
const Fields = class {} as new () => AppointmentValues;

@Entity('appointments')
export class AppointmentEntity extends Fields {
  @PrimaryColumn('uuid', { name: 'business_id' })
  businessId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'contact_id' })
  contactId: string;

  @Column('text', { name: 'service_id' })
  serviceId: string;

  @Column('text', { name: 'service_name' })
  serviceName: string;

  @Column('uuid', { name: 'vehicle_id', nullable: true })
  vehicleId: string | null;

  @Column('uuid', { name: 'place_id', nullable: true })
  placeId: string | null;

  @Column('uuid', { name: 'crew_id', nullable: true })
  crewId: string | null;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  /** `cancelled` for a no-show. */
  @Column('text')
  status: StoredStatus;

  @Column('boolean', { name: 'no_show' })
  noShow: boolean;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { name: 'on_my_way_at', nullable: true })
  onMyWayAt: Date | null;

  @Column('timestamptz', { name: 'arrived_at', nullable: true })
  arrivedAt: Date | null;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt: Date | null;

  @Column('text', { name: 'cancel_reason' })
  cancelReason: string;

  @Column('text')
  source: AppointmentSource;

  /** Minutes kept free before the appointment, copied from the service at booking. */
  @Column('smallint', { name: 'buffer_before' })
  bufferBefore: number;

  @Column('smallint', { name: 'buffer_after' })
  bufferAfter: number;

  @Column('integer', { name: 'price_cents' })
  priceCents: number;

  /** Vehicle size that the price is for: '' for none, null if unknown. */
  @Column('text', { name: 'priced_size', nullable: true })
  pricedSize: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

for (const key of APPOINTMENT.keys) {
  const array = Array.isArray(APPOINTMENT_FIELDS[key].empty);
  Column('text', { name: APPOINTMENT.columnOf(key), array })(AppointmentEntity.prototype, key);
}
