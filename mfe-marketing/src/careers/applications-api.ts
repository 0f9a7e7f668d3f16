import { upload, type Schema } from '@clearcoat/api-client';

/**
 * Sends an application with its resume.
 *
 * @throws ApiError when it was refused or nothing answered
 */
export const sendApplication = (body: FormData): Promise<Schema<'ApplicationReceived'>> =>
  upload('POST', '/api/careers/applications', body);
