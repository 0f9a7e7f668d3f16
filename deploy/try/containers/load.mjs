/**
 * People at work while something is killed. Acknowledged writes are recorded and read back. Failed
 * ones are counted and retried with the same idempotency key, as the pages do.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const PEOPLE = 4;
const PAUSE_MS = 40;
const READS = ['/api/contacts?limit=50', '/api/dashboard', '/api/services'];

export class Load {
  acknowledged = [];
  failures = [];
  requests = 0;
  again = 0;
  isOver = false;

  /** @param people of one business, at the same time */
  constructor(person, people = PEOPLE) {
    this.person = person;
    this.workers = Array.from({ length: people }, (_, index) => this.work(index));
  }

  async work(index) {
    for (let turn = 0; !this.isOver; turn++) {
      if ((turn + index) % 2 === 0) await this.write();
      else await this.attempt('GET', () => this.person.ask('GET', READS[turn % READS.length]));
      await delay(PAUSE_MS);
    }
  }

  async write() {
    const [name, key] = [randomUUID(), randomUUID()];
    const send = () => this.person.addCustomer(name, { 'idempotency-key': key });
    let made = await this.attempt('POST', send);
    while (!made && !this.isOver) {
      await delay(500);
      this.again += 1;
      made = await this.attempt('POST', send);
    }
    if (made) this.acknowledged.push({ id: made.id, name });
  }

  async attempt(method, ask) {
    this.requests += 1;
    try {
      return await ask();
    } catch (error) {
      this.failures.push(`${method}: ${error.message.slice(0, 120)}`);
      return undefined;
    }
  }

  /** Stops and reads back all acknowledged writes. @throws Error if some are lost or duplicated */
  async end() {
    this.isOver = true;
    await Promise.all(this.workers);
    for (const { id, name } of this.acknowledged) {
      const kept = await this.person.ask('GET', `/api/contacts/${id}`);
      if (kept.name !== name) throw new Error(`Customer ${id} has another name.`);
    }
    const all = await this.person.ask('GET', '/api/contacts');
    const twice = all.length - new Set(all.map(({ name }) => name)).size;
    if (twice > 0) throw new Error(`${twice} customers are there twice.`);
    return `${this.requests} requests, ${this.failures.length} failed, ${this.acknowledged.length} writes acknowledged and all read back`;
  }

  /** Distinct failures. */
  kinds() {
    return [...new Set(this.failures.map((text) => text.replaceAll(/[0-9a-f-]{32,36}/g, '…')))];
  }
}
