import type { Random } from '../../src/modules/demo/random.js';
import type { Answer, Schemas, Visitor } from '../support/visitor.js';

const done = <T>({ status, body }: Answer<T>): T => {
  if (status >= 300) throw new Error(`Not taken: ${status} ${JSON.stringify(body)}`);
  return body;
};

/** Random changes of a contact's vehicles and places through the API. */
export class Belongings {
  constructor(
    private readonly person: Visitor,
    private readonly random: Random,
    private readonly contactId: string,
  ) {}

  async change(): Promise<void> {
    const which = this.random.next();
    if (which < 0.35) await this.addVehicle();
    else if (which < 0.5) await this.addPlace();
    else if (which < 0.65) await this.callVehicle();
    else if (which < 0.85) await this.putAway<Schemas['Vehicle']>('vehicles');
    else await this.putAway<Schemas['Place']>('places');
  }

  private async addVehicle(): Promise<void> {
    const n = this.random.below(90);
    const known = this.random.pick([{}, { plate: `PL8 ${n}` }, { vin: '1HGCM82633A004352' }]);
    done(
      await this.person.post(this.path('vehicles'), { make: 'Saab', model: `9-${n}`, ...known }),
    );
  }

  private async addPlace(): Promise<void> {
    const n = this.random.below(90);
    const place = this.random.pick([
      { street: `${n} Elm St`, city: 'Springfield', region: 'OH', postcode: '45501' },
      { street: `${n} Oak Ave`, accessNotes: `Gate ${n}` },
      { label: 'Home' },
    ]);
    done(await this.person.post(this.path('places'), place));
  }

  /**
   * Changes the vehicle by its text alone. An empty text archives it, and a later text may restore it.
   */
  private async callVehicle(): Promise<void> {
    const vehicle = this.random.pick([
      '',
      'Volvo V30',
      'Volvo V30',
      `Volvo V${this.random.below(9)}`,
    ]);
    const values = { name: 'Ada Reyes', phone: '(555) 123-4567', vehicle };
    done(await this.person.put(`/api/contacts/${this.contactId}`, values));
  }

  private async putAway<Kind extends { id: string }>(what: 'vehicles' | 'places'): Promise<void> {
    const all = done(await this.person.get<Kind[]>(this.path(what)));
    if (all.length === 0) return;
    const path = `${this.path(what)}/${this.random.pick(all).id}`;
    const { archived } = done(await this.person.delete<{ archived: boolean }>(path));
    if (archived && this.random.chance(0.5)) done(await this.person.post(`${path}/restore`));
  }

  private path(what: 'vehicles' | 'places'): string {
    return `/api/contacts/${this.contactId}/${what}`;
  }
}
