import { queryOptions } from '@tanstack/react-query';
import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';

type Answer = Schema<'Dashboard'>;

/** Answer with every figure filled in; permissions decide which are shown. */
export type Dashboard = Omit<Answer, 'stats' | 'trends'> & {
  stats: Required<Answer['stats']>;
  trends: Required<Answer['trends']>;
};

/** Refetch interval of the dashboard, in milliseconds (5 minutes). */
const REFRESH_MS = 300_000;
const NO_CHANGE = '+0% from last month';
const NO_TRENDS = { revenue: [], appointments: [], customers: [], averageService: [] };
const NO_JOBS = { date: '', jobs: 0, worth: 0, earned: 0, appointments: [] };
/** Greeting without a first name. */
const NAMELESS = 'there';

export const dashboardQuery = () =>
  queryOptions({
    queryKey: queryKeys.dashboard(),
    queryFn: ({ signal }) => callAs(shapes.Dashboard, api.GET('/api/dashboard', { signal })),
    select: withDefaults,
    refetchInterval: REFRESH_MS,
  });

/** Completes an answer: 0 for figures, no change, empty lists, a greeting without a name. */
export function withDefaults(answer: Partial<Answer> | undefined): Dashboard {
  const stats: Partial<Answer['stats']> = answer?.stats ?? {};
  return {
    stats: {
      revenue: stats.revenue ?? 0,
      revenueChange: stats.revenueChange || NO_CHANGE,
      appointments: stats.appointments ?? 0,
      appointmentsChange: stats.appointmentsChange || NO_CHANGE,
      customers: stats.customers ?? 0,
      customersChange: stats.customersChange || NO_CHANGE,
      averageService: stats.averageService ?? 0,
      averageServiceChange: stats.averageServiceChange || NO_CHANGE,
    },
    trends: { ...NO_TRENDS, ...answer?.trends },
    nextAppointment: answer?.nextAppointment ?? null,
    today: answer?.today ?? NO_JOBS,
    tomorrow: answer?.tomorrow ?? NO_JOBS,
    appointments: answer?.appointments ?? [],
    recentCustomers: answer?.recentCustomers ?? [],
    calendarEvents: answer?.calendarEvents ?? [],
    user: { firstName: answer?.user?.firstName || NAMELESS },
    setup: answer?.setup ?? null,
  };
}

/** Whether the account has no customers, appointments or revenue yet. */
export function isFirstTime({ stats }: Dashboard): boolean {
  return stats.customers === 0 && stats.appointments === 0 && stats.revenue === 0;
}
