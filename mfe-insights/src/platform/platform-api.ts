import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, nextCursor, type Schema } from '@clearcoat/api-client';
import { callAs, fit, listOf, type Shape, shapes } from '@clearcoat/api-client/answers';

export type PlatformMessage = Schema<'PlatformMessage'>;
export type PlatformApplication = Schema<'PlatformApplication'>;
export type PlatformSubscriber = Schema<'PlatformSubscriber'>;
export type PlatformFeedback = Schema<'PlatformFeedback'>;
export type PlatformMail = Schema<'PlatformMail'>;

interface Page<Row> {
  rows: Row[];
  next: string | undefined;
  /** Total count, not only of this page. */
  total: number;
}

const PAGE_SIZE = 50;

/** A type rather than an interface: the client's options take only types. */
type Asked = {
  params: { query: { limit: number; cursor: string | undefined } };
  signal: AbortSignal;
};
type Load<Row> = (asked: Asked) => Promise<{ data?: Row[]; response: Response }>;

/** Completes each row by its shape. */
const rowsOf =
  <Row>(shape: Shape<Row>, load: Load<Row>): Load<Row> =>
  async (asked) => {
    const { data, response } = await load(asked);
    return { data: fit(listOf(shape), data), response };
  };

/** A paged list of the platform, newest first. */
function listQuery<Row>(path: string, load: Load<Row>, only = '') {
  return infiniteQueryOptions({
    queryKey: [path, only] as const,
    async queryFn({ pageParam, signal }): Promise<Page<Row>> {
      const query = { limit: PAGE_SIZE, cursor: pageParam };
      const { data: rows = [], response } = await load({ params: { query }, signal });
      return {
        rows,
        next: nextCursor(response.headers.get('link')),
        total: Number(response.headers.get('x-total-count') ?? rows.length),
      };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
}

export type ListQuery<Row> = ReturnType<typeof listQuery<Row>>;

export const messagesQuery = () =>
  listQuery(
    '/api/platform/messages',
    rowsOf(shapes.PlatformMessage, (asked) => api.GET('/api/platform/messages', asked)),
  );

export const feedbackQuery = (problem: PlatformFeedback['problem'] | undefined) =>
  listQuery(
    '/api/platform/assistant-feedback',
    rowsOf(shapes.PlatformFeedback, ({ params, signal }) =>
      api.GET('/api/platform/assistant-feedback', {
        params: { query: { ...params.query, ...(problem && { problem }) } },
        signal,
      }),
    ),
    problem,
  );

export const applicationsQuery = () =>
  listQuery(
    '/api/platform/applications',
    rowsOf(shapes.PlatformApplication, (asked) => api.GET('/api/platform/applications', asked)),
  );

export const subscribersQuery = () =>
  listQuery(
    '/api/platform/subscribers',
    rowsOf(shapes.PlatformSubscriber, (asked) => api.GET('/api/platform/subscribers', asked)),
  );

export const mailsQuery = () =>
  listQuery(
    '/api/platform/mails',
    rowsOf(shapes.PlatformMail, (asked) => api.GET('/api/platform/mails', asked)),
  );

export const mailStatusQuery = () =>
  queryOptions({
    queryKey: ['/api/platform/mail-status'] as const,
    queryFn: ({ signal }) =>
      callAs(shapes.PlatformMailStatus, api.GET('/api/platform/mail-status', { signal })),
  });

export const resumePath = ({ id }: PlatformApplication) =>
  `/api/platform/applications/${encodeURIComponent(id)}/resume`;
