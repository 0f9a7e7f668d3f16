import { upload, type Schema } from '@clearcoat/api-client';
import type { toFields } from './application';

/**
 * Sends an application with its resume.
 *
 * @throws ApiError when it was refused or nothing answered
 */
export const sendApplication = (
  fields: ReturnType<typeof toFields>,
): Promise<Schema<'ApplicationReceived'>> => upload('POST', '/api/careers/applications', fields);
