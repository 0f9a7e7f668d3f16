import { queryOptions } from '@tanstack/react-query';
import { api, ApiError, call, type ErrorBody, type Schema } from '@clearcoat/api-client';

export type BusinessPlan = Schema<'BusinessPlan'>;
export type PaidPlan = Schema<'PaidPlan'>;

export const PLAN_OFFERS: readonly { value: PaidPlan; label: string }[] = [
  { value: 'starter', label: 'Starter: $29 a month, up to 50 customers' },
  { value: 'professional', label: 'Professional: $59 a month, up to 500 customers' },
  { value: 'enterprise', label: 'Enterprise: $99 a month, as many customers as you have' },
];

export const planQuery = () =>
  queryOptions({
    queryKey: ['/api/plan'] as const,
    queryFn: ({ signal }) => call(api.GET('/api/plan', { signal })),
  });

export const changePlan = (plan: PaidPlan): Promise<BusinessPlan> =>
  call(api.PUT('/api/plan', { body: { plan } }));

export async function deleteBusiness(body: Schema<'BusinessDeletionInput'>): Promise<void> {
  await api.DELETE('/api/business', { body });
}

/**
 * Fetches the workbook of everything and hands it to the browser to keep.
 *
 * @throws ApiError when there is none; a plain link would leave the page for the error's JSON
 */
export async function exportEverything(): Promise<void> {
  const response = await fetch('/api/export').catch(() => {
    throw new ApiError(0);
  });
  if (!response.ok) {
    const refusal: unknown = await response.json().catch(() => undefined);
    throw new ApiError(response.status, refusal as Partial<ErrorBody> | undefined);
  }
  const disposition = response.headers.get('content-disposition') ?? '';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'clearcoat-export.xlsx';
  link.click();
  URL.revokeObjectURL(link.href);
}
