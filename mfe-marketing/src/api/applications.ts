import { ApiError, type ErrorBody, type Schema } from '@clearcoat/api-client';

/**
 * Sends an application. The typed client speaks JSON only; a file goes as a form.
 *
 * @throws ApiError when it was refused or nothing answered
 */
export async function sendApplication(body: FormData): Promise<Schema<'ApplicationReceived'>> {
  const response = await fetch('/api/careers/applications', { method: 'POST', body }).catch(() => {
    throw new ApiError(0);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(response.status, answer as Partial<ErrorBody>);
  return answer as Schema<'ApplicationReceived'>;
}
