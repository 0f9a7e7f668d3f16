import type { Sql } from '../../platform/database/index.js';

/** Inserted as the platform role. */
export interface NewApplication {
  id: string;
  name: string;
  email: string;
  phone: string;
  position: string;
  message: string;
  fileName: string;
  resume: Buffer;
  address: string;
  now: Date;
}

export async function insertApplication(sql: Sql, application: NewApplication): Promise<void> {
  await sql(
    `insert into job_applications (id, name, email, phone, position, message, file_name,
       file_size, resume, address, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      application.id,
      application.name,
      application.email,
      application.phone,
      application.position,
      application.message,
      application.fileName,
      application.resume.length,
      application.resume,
      application.address,
      application.now,
    ],
  );
}
