/** A person who works with the product over HTTP, as a browser's scripts do. */
import { randomUUID } from 'node:crypto';

const DAY_MS = 86_400_000;
/** Time after which a request counts as lost. */
const PATIENCE_MS = 30_000;

export const dayIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export class Person {
  constructor(url, name = randomUUID().slice(0, 8)) {
    this.url = url;
    this.account = { email: `${name}@example.com`, password: 'secret-enough' };
  }

  async send(method, address, body, headers = {}) {
    const answer = await fetch(this.url + address, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text };
  }

  /** @throws Error unless the answer has the expected status */
  async ask(method, address, { body, status = method === 'POST' ? 201 : 200, headers } = {}) {
    const answer = await this.send(method, address, body, headers);
    if (answer.status !== status) {
      throw new Error(`${method} ${address}: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';', 1)[0];
    return answer.text === '' ? undefined : JSON.parse(answer.text);
  }

  async register() {
    const who = { firstName: 'Dana', lastName: 'Reyes', ...this.account };
    const body = { ...who, businessName: 'Reyes Detailing', timeZone: 'America/New_York' };
    this.businessId = (await this.ask('POST', '/api/register', { body })).businessId;
  }

  /** Signs in to the same account, on this server or another. */
  async signIn(url = this.url) {
    const again = Object.assign(new Person(url), { account: this.account });
    await again.ask('POST', '/api/login', { body: this.account, status: 200 });
    return again;
  }

  addCustomer(name, headers) {
    const body = { name, phone: '(555) 010-0100', vehicle: 'Audi 2019' };
    return this.ask('POST', '/api/contacts', { body, headers });
  }

  book(contactId) {
    const body = {
      contactId,
      serviceId: 's1',
      date: dayIn(1),
      startTime: '10:00',
      endTime: '11:00',
    };
    return this.ask('POST', '/api/appointments', { body });
  }

  /** Registers, adds, books, signs in again and finds everything. Returns the person's data. */
  async workADay() {
    await this.register();
    const customer = await this.addCustomer('Ada Byron');
    const job = await this.book(customer.id);
    const back = await this.signIn();
    const found = await back.ask('GET', '/api/contacts?limit=50&search=byron');
    const { history } = await back.ask('GET', `/api/contacts/${customer.id}`);
    const dashboard = JSON.stringify(await back.ask('GET', '/api/dashboard'));
    const holds = [
      found[0]?.id === customer.id,
      history[0]?.id === job.id,
      dashboard.includes(job.id),
    ];
    if (holds.includes(false)) throw new Error(`A day's work does not show: ${holds.join()}.`);
    return customer;
  }
}
