import type { Schema } from '@clearcoat/api-client';
import { queryKeys } from '@clearcoat/sdk/query';
import { jobPath, myJobPath } from './job-path';

/** A way to jobs: the office's to all of them, or a technician's to those of their own crews. What is done with one is alike. */
export interface JobArea {
  calls: '/api/appointments/{id}' | '/api/my-jobs/{id}';
  key: (id: string) => readonly [string, string];
  /** Where a job is shown. */
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
