import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AppointmentTexts } from './appointment.fields.js';
import type { AppointmentStatus } from './dto/appointment.dto.js';

@Entity('appointments')
export class AppointmentEntity implements AppointmentTexts {
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

  @Column('uuid', { name: 'resource_id', nullable: true })
  resourceId: string | null;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  @Column('text')
  status: AppointmentStatus;

  @Column('integer', { name: 'price_cents' })
  priceCents: number;

  @Column('text')
  notes: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
