import { queryOptions } from '@tanstack/react-query';
import { api, call, downloadFile, type Schema } from '@clearcoat/api-client';

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

/** The workbook of everything, for the browser to keep. */
export const exportEverything = () => downloadFile('/api/export');
