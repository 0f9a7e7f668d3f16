import { api, upload, type Schema } from '@clearcoat/api-client';
import { callAs, fit, listOf, shapes } from '@clearcoat/api-client/answers';
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
    queryFn: ({ signal }) =>
      callAs(listOf(shapes.ContactImport), api.GET('/api/contacts/imports', { signal })),
  });

/** Polled while the import runs. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...IMPORTS, id] as const,
    queryFn: ({ signal }) =>
      callAs(shapes.ContactImport, api.GET('/api/contacts/imports/{id}', { ...byId(id), signal })),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? POLL_MS : false),
  });

export const importCheckQuery = (id: string, body: ImportOptions) =>
  queryOptions({
    queryKey: [...IMPORTS, id, 'check', body] as const,
    queryFn: ({ signal }) =>
      callAs(
        shapes.ImportCheck,
        api.POST('/api/contacts/imports/{id}/check', { ...byId(id), body, signal }),
      ),
    retry: false,
  });

/**
 * A file, and the part of it to read. Default: the part that looks most like a list of customers.
 */
export interface SourceChoice {
  file: File;
  sheet?: string;
  /** 0: no headings. */
  headingRow?: number;
}

export const uploadContacts = async ({
  file,
  sheet,
  headingRow,
}: SourceChoice): Promise<Schema<'StagedImport'>> =>
  fit(
    shapes.StagedImport,
    await upload('POST', '/api/contacts/imports', {
      file,
      sheet,
      headingRow: headingRow?.toString(),
    }),
  );

export const runImport = (id: string, body: ImportOptions): Promise<ContactImport> =>
  callAs(shapes.ContactImport, api.POST('/api/contacts/imports/{id}/run', { ...byId(id), body }));

export const undoImport = (id: string): Promise<ContactImport> =>
  callAs(shapes.ContactImport, api.POST('/api/contacts/imports/{id}/undo', byId(id)));

export const failedRowsPath = (id: string) =>
  `/api/contacts/imports/${encodeURIComponent(id)}/failed`;
