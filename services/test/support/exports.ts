import { Worker } from '../../src/platform/jobs/index.js';
import type { TestApp } from './test-app.js';
import type { Schemas, Visitor } from './visitor.js';

type Export = Schemas['Export'];
type Order = Schemas['ExportInput'];

export const CUSTOMERS: Order = { what: 'customers', format: 'csv' };
export const EVERYTHING: Order = { what: 'everything' };

export const exportPath = (id: string, step = '') => `/api/exports/${id}${step}`;

/** Steps of an export, as on the page. */
export class ExportSteps {
  constructor(private readonly server: TestApp) {}

  async start(person: Visitor, order: Order): Promise<Export> {
    const { status, body } = await person.post<Export>('/api/exports', order);
    if (status !== 201) throw new Error(`The export was refused: ${status}`);
    return body;
  }

  /** Runs due jobs and returns the export. */
  async worked(person: Visitor, id: string): Promise<Export> {
    await this.server.app.get(Worker).drain();
    return (await person.get<Export>(exportPath(id))).body;
  }

  async made(person: Visitor, order: Order): Promise<Export> {
    return this.worked(person, (await this.start(person, order)).id);
  }

  async file(person: Visitor, id: string) {
    return fetchFile(this.server.url, person, exportPath(id, '/file'));
  }

  async all(person: Visitor, order: Order) {
    return this.file(person, (await this.made(person, order)).id);
  }
}

export async function fetchFile(url: string, { cookie }: Visitor, path: string) {
  const response = await fetch(url + path, { headers: { cookie } });
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
