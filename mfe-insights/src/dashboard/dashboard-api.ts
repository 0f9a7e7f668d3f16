import { queryOptions } from '@tanstack/react-query';
import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';

type Answer = Schema<'Dashboard'>;

/** With every figure of the month; whether one may be seen is the permission's to say. */
export type Dashboard = Omit<Answer, 'stats' | 'trends'> & {
  stats: Required<Answer['stats']>;
  trends: Required<Answer['trends']>;
};

/** The dashboard fetches itself anew this often, in milliseconds (5 minutes). */
const REFRESH_MS = 300_000;
const NO_CHANGE = '+0% from last month';
const NO_TRENDS = { revenue: [], appointments: [], customers: [], averageService: [] };
const NO_JOBS = { date: '', jobs: 0, worth: 0, earned: 0, appointments: [] };
/** Whom the banner greets when there is no first name. */
const NAMELESS = 'there';

export const dashboardQuery = () =>
  queryOptions({
    queryKey: queryKeys.dashboard(),
    queryFn: ({ signal }) => callAs(shapes.Dashboard, api.GET('/api/dashboard', { signal })),
    select: withDefaults,
    refetchInterval: REFRESH_MS,
  });

/** Fills in what an answer lacks: 0 for figures, no change, empty lists, a greeting without a name. */
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
  };
}

/** An account with no customers, no appointments and no revenue yet. */
export function isFirstTime({ stats }: Dashboard): boolean {
  return stats.customers === 0 && stats.appointments === 0 && stats.revenue === 0;
}
