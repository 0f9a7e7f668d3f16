import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, call, nextCursor, type Schema } from '@clearcoat/api-client';

export type PlatformMessage = Schema<'PlatformMessage'>;
export type PlatformApplication = Schema<'PlatformApplication'>;
export type PlatformSubscriber = Schema<'PlatformSubscriber'>;
export type PlatformFeedback = Schema<'PlatformFeedback'>;
export type PlatformMail = Schema<'PlatformMail'>;

interface Page<Row> {
  rows: Row[];
  next: string | undefined;
  /** How many there are in all, not only on this page. */
  total: number;
}

const PAGE_SIZE = 50;

/** A type rather than an interface: the client's options take only those. */
type Asked = {
  params: { query: { limit: number; cursor: string | undefined } };
  signal: AbortSignal;
};
type Load<Row> = (asked: Asked) => Promise<{ data?: Row[]; response: Response }>;

/** A list of the platform, newest first, a page at a time. */
function listQuery<Row>(path: string, load: Load<Row>, only = '') {
  return infiniteQueryOptions({
    queryKey: [path, only] as const,
    async queryFn({ pageParam, signal }): Promise<Page<Row>> {
      const query = { limit: PAGE_SIZE, cursor: pageParam };
      const { data = [], response } = await load({ params: { query }, signal });
      return {
        rows: data,
        next: nextCursor(response.headers.get('link')),
        total: Number(response.headers.get('x-total-count') ?? data.length),
      };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
}

export type ListQuery<Row> = ReturnType<typeof listQuery<Row>>;

export const messagesQuery = () =>
  listQuery('/api/platform/messages', (asked) => api.GET('/api/platform/messages', asked));

export const feedbackQuery = (problem: PlatformFeedback['problem'] | undefined) =>
  listQuery(
    '/api/platform/assistant-feedback',
    ({ params, signal }) =>
      api.GET('/api/platform/assistant-feedback', {
        params: { query: { ...params.query, ...(problem && { problem }) } },
        signal,
      }),
    problem,
  );

export const applicationsQuery = () =>
  listQuery('/api/platform/applications', (asked) => api.GET('/api/platform/applications', asked));

export const subscribersQuery = () =>
  listQuery('/api/platform/subscribers', (asked) => api.GET('/api/platform/subscribers', asked));

export const mailsQuery = () =>
  listQuery('/api/platform/mails', (asked) => api.GET('/api/platform/mails', asked));

export const mailStatusQuery = () =>
  queryOptions({
    queryKey: ['/api/platform/mail-status'] as const,
    queryFn: ({ signal }) => call(api.GET('/api/platform/mail-status', { signal })),
  });

export const resumePath = ({ id }: PlatformApplication) =>
  `/api/platform/applications/${encodeURIComponent(id)}/resume`;
