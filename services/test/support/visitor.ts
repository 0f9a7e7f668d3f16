import type { components } from '../../../packages/api-client/src/schema.generated.js';

export type Schemas = components['schemas'];

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

interface Options {
  headers?: Record<string, string>;
}

/** HTTP client with a cookie jar, like a browser without its headers. */
export class Visitor {
  cookie = '';

  constructor(
    private readonly url: string,
    private readonly address?: string,
  ) {}

  get<T = Schemas['ErrorBody']>(path: string, options?: Options): Promise<Answer<T>> {
    return this.send('GET', path, undefined, options);
  }

  post<T = Schemas['ErrorBody']>(path: string, body?: unknown, options?: Options) {
    return this.send<T>('POST', path, body, options);
  }

  put<T = Schemas['ErrorBody']>(path: string, body?: unknown, options?: Options) {
    return this.send<T>('PUT', path, body, options);
  }

  delete<T = Schemas['ErrorBody']>(path: string): Promise<Answer<T>> {
    return this.send('DELETE', path);
  }

  send<T>(method: string, path: string, body?: unknown, options: Options = {}) {
    const json = method === 'POST' || method === 'PUT' || body !== undefined;
    return this.sendRaw<T>(method, path, body === undefined ? undefined : JSON.stringify(body), {
      ...(json && { 'content-type': 'application/json' }),
      ...options.headers,
    });
  }

  /** Sends a form with a file and fields. */
  sendForm<T = Schemas['ErrorBody']>(
    method: string,
    path: string,
    fields: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  ): Promise<Answer<T>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, new Blob([value]), 'file');
    }
    return this.sendRaw(method, path, form, {});
  }

  async sendRaw<T>(
    method: string,
    path: string,
    body: string | FormData | undefined,
    headers: Record<string, string>,
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      body,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.address !== undefined && { 'x-forwarded-for': this.address }),
        ...headers,
      },
      redirect: 'manual',
    });
    for (const set of response.headers.getSetCookie()) this.keep(set.split(';', 1)[0] ?? '');
    const type = response.headers.get('content-type') ?? '';
    const isOpen = type.includes('event-stream');
    if (isOpen) await response.body?.cancel();
    const text = isOpen ? '' : await response.text();
    const parsed: unknown = type.includes('json') ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body: parsed as T };
  }

  private keep(cookie: string): void {
    const [name] = cookie.split('=', 1);
    const others = this.cookie.split('; ').filter((each) => each && !each.startsWith(`${name}=`));
    this.cookie = [...others, cookie].join('; ');
  }

  async addContact(values: Partial<Schemas['ContactInput']> = {}): Promise<Schemas['Contact']> {
    const input = { name: 'Jordan Blake', phone: '(555) 123-4567', ...values };
    return (await this.post<Schemas['Contact']>('/api/contacts', input)).body;
  }

  async addAppointment(
    values: Partial<Schemas['AppointmentInput']> & { contactId: string },
  ): Promise<Schemas['Appointment']> {
    const input = {
      serviceId: 's1',
      date: '2026-06-18',
      startTime: '12:00',
      endTime: '13:00',
      status: 'scheduled',
      ...values,
    };
    return (await this.post<Schemas['Appointment']>('/api/appointments', input)).body;
  }
}
