/**
 * Query keys. The first element is always the URL: the default fetch reads it, and invalidating a
 * URL matches every variant below it.
 */
export const queryKeys = {
  dashboard: () => ['/api/dashboard'] as const,
  contacts: (params?: object) => withParams('/api/contacts', params),
  contact: (id: string) => ['/api/contacts', id] as const,
  appointments: (params?: object) => withParams('/api/appointments', params),
  appointment: (id: string) => ['/api/appointments', id] as const,
  myJobs: () => ['/api/my-jobs'] as const,
  myJob: (id: string) => ['/api/my-jobs', id] as const,
  services: () => ['/api/services'] as const,
  revenue: (period?: string) => withParams('/api/revenue', period),
  settings: () => ['/api/settings'] as const,
  brief: () => ['/api/assistant/brief'] as const,
  handbook: () => ['/api/handbook'] as const,
  handbookSection: (slug: string) => ['/api/handbook', slug] as const,
  notifications: (params?: object) => withParams('/api/notifications', params),
};

function withParams<Url extends string, P>(url: Url, params: P | undefined) {
  return params === undefined ? ([url] as const) : ([url, params] as const);
}
