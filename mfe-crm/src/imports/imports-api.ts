import { api, call, upload, type Schema } from '@clearcoat/api-client';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';

export type ContactImport = Schema<'ContactImport'>;
export type ImportCheck = Schema<'ImportCheck'>;
export type ImportColumn = Schema<'ImportColumn'>;
export type ImportField = Schema<'ImportField'>;
export type ImportOptions = Schema<'ImportOptions'>;
export type Duplicates = Schema<'ImportDuplicates'>;

const POLL_MS = 600;
const IMPORTS = [...queryKeys.contacts(), 'imports'] as const;

const byId = (id: string) => ({ params: { path: { id } } });

export const importsQuery = () =>
  queryOptions({
    queryKey: IMPORTS,
    queryFn: ({ signal }) => call(api.GET('/api/contacts/imports', { signal })),
  });

/** Asked again and again while the import runs. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...IMPORTS, id] as const,
    queryFn: ({ signal }) => call(api.GET('/api/contacts/imports/{id}', { ...byId(id), signal })),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? POLL_MS : false),
  });

export const importCheckQuery = (id: string, body: ImportOptions) =>
  queryOptions({
    queryKey: [...IMPORTS, id, 'check', body] as const,
    queryFn: ({ signal }) =>
      call(api.POST('/api/contacts/imports/{id}/check', { ...byId(id), body, signal })),
    retry: false,
  });

export const uploadContacts = (file: File): Promise<Schema<'StagedImport'>> =>
  upload('POST', '/api/contacts/imports', { file });

export const runImport = (id: string, body: ImportOptions): Promise<ContactImport> =>
  call(api.POST('/api/contacts/imports/{id}/run', { ...byId(id), body }));

export const undoImport = (id: string): Promise<ContactImport> =>
  call(api.POST('/api/contacts/imports/{id}/undo', byId(id)));

export const failedRowsPath = (id: string) =>
  `/api/contacts/imports/${encodeURIComponent(id)}/failed`;
