import type { Schema } from '@clearcoat/api-client';
import { queryKeys } from '@clearcoat/sdk/query';
import { jobPath, myJobPath } from './job-path';

/**
 * Access to jobs: the office's to all of them, or a technician's to those of their own crews. Both
 * offer the same actions.
 */
export interface JobArea {
  calls: '/api/appointments/{id}' | '/api/my-jobs/{id}';
  key: (id: string) => readonly [string, string];
  /** Address of a job's page. */
  page: (id: string) => string;
}

export const OFFICE: JobArea = {
  calls: '/api/appointments/{id}',
  key: queryKeys.appointment,
  page: jobPath,
};

export const OWN_JOBS: JobArea = {
  calls: '/api/my-jobs/{id}',
  key: queryKeys.myJob,
  page: myJobPath,
};

export type JobPhoto = Schema<'JobPhoto'>;
export type PhotoKind = Schema<'PhotoKind'>;
