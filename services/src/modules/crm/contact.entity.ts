import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ContactValues } from './contact.fields.js';

@Entity('contacts')
export class ContactEntity implements ContactValues {
  @PrimaryColumn('uuid', { name: 'business_id' })
  businessId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text')
  vehicle: string;

  @Column('text')
  notes: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
