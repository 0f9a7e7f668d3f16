import { Worker } from '../../src/platform/jobs/index.js';
import type { TestApp } from './test-app.js';
import type { Answer, Schemas, Visitor } from './visitor.js';

type Import = Schemas['ContactImport'];

/** Steps of an import, as on the page. */
export class ImportSteps {
  constructor(private readonly server: TestApp) {}

  upload<T = Schemas['StagedImport']>(
    person: Visitor,
    file: Buffer | string,
    name = 'people.csv',
    options: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return uploadTo<T>(this.server.url, person, file, name, options);
  }

  /** Runs due jobs until the import has ended. */
  async finished(person: Visitor, id: string): Promise<Import> {
    for (;;) {
      await this.server.app.get(Worker).drain();
      const { body } = await person.get<Import>(importPath(id));
      if (body.status !== 'running') return body;
    }
  }

  async all(
    person: Visitor,
    file: string,
    chosen: Schemas['ImportOptions'] = importOptions(),
  ): Promise<Import> {
    const { id } = (await this.upload(person, file)).body;
    const { status } = await person.post(importPath(id, '/run'), chosen);
    if (status !== 202) throw new Error(`The import was not accepted: ${status}`);
    return this.finished(person, id);
  }
}

export async function uploadTo<T = Schemas['StagedImport']>(
  url: string,
  person: Visitor,
  file: Buffer | string,
  name = 'people.csv',
  options: Record<string, string> = {},
): Promise<Answer<T>> {
  const body = new FormData();
  Object.entries(options).forEach(([field, value]) => body.append(field, value));
  body.append('file', new Blob([new Uint8Array(Buffer.from(file as string))]), name);
  const response = await fetch(`${url}/api/contacts/imports`, {
    method: 'POST',
    headers: { cookie: person.cookie },
    body,
  });
  const { status, headers } = response;
  return { status, headers, body: (await response.json()) as T };
}

export const importPath = (id: string, step = '') => `/api/contacts/imports/${id}${step}`;

/** Mapping for files with the columns of {@link IMPORT_HEAD}. */
export const IMPORT_MAPPING = { name: 0, phone: 1, email: 2 };
export const IMPORT_HEAD = 'Name,Phone,Email\n';

export const importOptions = (duplicates: 'skip' | 'update' | 'add' = 'skip') => ({
  mapping: IMPORT_MAPPING,
  duplicates,
});

const SEVERAL: readonly string[] = [
  'secondPhone',
  'secondEmail',
  'secondVehicle',
  'moreNotes',
  'tags',
];

/** Column mapping as the page suggests it. */
export function suggestedMapping({ columns }: Schemas['StagedImport']): Schemas['ImportMapping'] {
  const mapping: Record<string, number | number[]> = {};
  for (const { index, suggested: field } of columns) {
    if (field) mapping[field] = SEVERAL.includes(field) ? [index] : index;
  }
  return mapping;
}
