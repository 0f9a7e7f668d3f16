import { queryOptions } from '@tanstack/react-query';
import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';

export type BusinessPlan = Schema<'BusinessPlan'>;
export type PaidPlan = Schema<'PaidPlan'>;

export const PLAN_OFFERS: readonly {
  plan: PaidPlan;
  name: string;
  price: string;
  limit: string;
}[] = [
  { plan: 'starter', name: 'Starter', price: '$29 a month', limit: 'Up to 50 customers' },
  {
    plan: 'professional',
    name: 'Professional',
    price: '$59 a month',
    limit: 'Up to 500 customers',
  },
  {
    plan: 'enterprise',
    name: 'Enterprise',
    price: '$99 a month',
    limit: 'Unlimited customers',
  },
];

export const planQuery = () =>
  queryOptions({
    queryKey: ['/api/plan'] as const,
    queryFn: ({ signal }) => callAs(shapes.BusinessPlan, api.GET('/api/plan', { signal })),
  });

export const changePlan = (plan: PaidPlan): Promise<BusinessPlan> =>
  callAs(shapes.BusinessPlan, api.PUT('/api/plan', { body: { plan } }));

export async function deleteBusiness(body: Schema<'BusinessDeletionInput'>): Promise<void> {
  await api.DELETE('/api/business', { body });
}
