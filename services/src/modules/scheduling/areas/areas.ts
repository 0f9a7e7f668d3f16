import type { Type } from '@nestjs/common';
import type { Permission } from '../../../platform/auth-guard/permissions.js';
import { Appointment } from '../dto/appointment.dto.js';
import { MyJob } from '../my-jobs/dto/my-job.dto.js';
import type { Whose } from '../my-jobs/job-sights.js';

/** A way to jobs: what is done with one is the same on each, but for whose jobs there are and what is told of them. */
export interface Area {
  path: string;
  whose: Whose;
  read: Permission;
  write: Permission;
  /** A job as it is answered. */
  shown: Type;
  /** In the names of its operations: 'take' + 'Job' + 'Step'. */
  job: string;
  /** In sentences. */
  what: string;
}

export const OFFICE: Area = {
  path: 'api/appointments',
  whose: 'all',
  read: 'appointments:read',
  write: 'appointments:write',
  shown: Appointment,
  job: 'Job',
  what: 'This appointment',
};

export const TECHNICIANS: Area = {
  path: 'api/my-jobs',
  whose: 'own',
  read: 'own-jobs:work',
  write: 'own-jobs:work',
  shown: MyJob,
  job: 'MyJob',
  what: 'This job',
};
