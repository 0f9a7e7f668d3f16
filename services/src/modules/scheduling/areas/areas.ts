import type { Type } from '@nestjs/common';
import type { Permission } from '../../../platform/auth-guard/permissions.js';
import { Appointment } from '../dto/appointment.dto.js';
import { MyJob } from '../my-jobs/dto/my-job.dto.js';
import type { Whose } from '../my-jobs/job-sights.js';

/**
 * Area of the API that serves appointments. The actions are the same in each area; the visible
 * appointments and the answers differ.
 */
export interface Area {
  path: string;
  whose: Whose;
  read: Permission;
  write: Permission;
  /** Answer type of an appointment. */
  shown: Type;
  /** Part of the operation names: 'take' + 'Job' + 'Step'. */
  job: string;
  /** Name in error messages. */
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
