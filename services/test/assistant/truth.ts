import pg from 'pg';

/** Time and place of the demo business: a Wednesday morning in New York. */
export const DEMO_NOW = '2026-11-18T16:00:00Z';
export const DEMO_ZONE = 'America/New_York';

/**
 * Views for the true answers: a copy of the demo business's rows, and functions that format figures. The product's
 * code takes no part, and row level security is bypassed. On a copy, no statement needs to know how the tables are
 * spread over a cluster, and none reads them all again.
 */
const VIEWS = `
create schema truth;
set search_path to truth, public;
create function usd(v numeric) returns text language sql immutable as
  $$select to_char(round(coalesce(v, 0), 2), 'FM$999,999,990.00')$$;
create function n(v bigint) returns text language sql immutable as $$select to_char(coalesce(v, 0), 'FM999,999,990')$$;
create function tenth(v numeric) returns text language sql immutable as
  $$select trim(trailing '.' from to_char(round(v, 1), 'FM999,990.9'))$$;
create function tenth(v double precision) returns text language sql immutable as $$select tenth(v::numeric)$$;
create function pct(v numeric) returns text language sql immutable as $$select tenth(v) || '%'$$;
create function d(v date) returns text language sql immutable as $$select to_char(v, 'FMMon FMDD, YYYY')$$;
create table demo as select business_id from credentials where email = 'demo@clearcoat.example';
create table person as select * from contacts where business_id = (select business_id from demo);
create table appointment as select * from appointments where business_id = (select business_id from demo);
create table own_crew as select * from crews where business_id = (select business_id from demo);
create table own_place as select * from places where business_id = (select business_id from demo);
create table own_vehicle as select * from vehicles where business_id = (select business_id from demo);
create table job as
  select a.id, a.contact_id, l.starts::date as day, extract(hour from l.starts)::integer as hour,
    l.starts::time as at24, to_char(l.starts, 'FMDay') as weekday,
    (array['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'])
      [extract(isodow from l.starts)::integer] as weekday_es,
    extract(isodow from l.starts)::integer as dow, to_char(l.starts, 'YYYY-MM') as month,
    extract(year from l.starts)::integer as year, date_trunc('week', l.starts)::date as week,
    a.status, a.no_show, a.price_cents / 100.0 as dollars, extract(epoch from a.ends_at - a.starts_at) / 3600 as hours,
    a.service_name as service, c.name as customer, c.vehicle, c.notes, a.ends_at <= '${DEMO_NOW}' as over,
    (select r.name from own_crew r where r.business_id = a.business_id
      and (r.id = a.crew_id or (a.crew_id is null and r.is_main))) as crew,
    not exists (select 1 from own_place p where p.business_id = a.business_id and p.id = a.place_id
      and p.contact_id is not null) as at_shop,
    (select concat_ws(' ', p.street, p.city, p.postcode) from own_place p
      where p.business_id = a.business_id and p.id = a.place_id) as place,
    (select v.size_id from own_vehicle v where v.business_id = a.business_id and v.archived_at is null
      and (v.id = a.vehicle_id or (a.vehicle_id is null and v.contact_id = a.contact_id))
      order by v.position, v.id limit 1) as size,
    not exists (select 1 from appointment e where e.business_id = a.business_id and e.contact_id = a.contact_id
      and e.status = 'completed' and e.starts_at < a.starts_at)
      and not exists (select from opening_balances o where o.business_id = a.business_id
        and o.contact_id = a.contact_id) as first
  from appointment a join person c on c.business_id = a.business_id and c.id = a.contact_id
  cross join lateral (select a.starts_at at time zone '${DEMO_ZONE}' as starts) l;
create view done as select * from job where status = 'completed';
create view off as select * from job where status = 'cancelled';
create view booked as select * from job where status <> 'cancelled';
create view ahead as select * from booked where status <> 'completed' and not over;
create table customer as
  select c.*, (created_at at time zone '${DEMO_ZONE}')::date as added, v.*,
    coalesce(v.last between date '2026-11-18' - 240 and date '2026-11-18' - 61 and v.next is null, false) as due
  from person c cross join lateral (
    select (select count(*) from done where contact_id = c.id) as visits,
      (select coalesce(sum(dollars), 0) from done where contact_id = c.id) as spent,
      (select max(day) from done where contact_id = c.id) as last,
      (select min(day) from ahead where contact_id = c.id) as next
  ) v
  where c.deleted_at is null;
create view gaps as
  select customer as name, max(gap) as gap from (
    select customer, day - lag(day) over (partition by contact_id order by day) as gap from done
  ) g where gap is not null group by customer;
`;

/** Runs the SQL of a case. Each cell of the result is part of a right answer. */
export class Truth {
  private constructor(private readonly client: pg.Client) {}

  static async open(databaseUrl: string): Promise<Truth> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(VIEWS);
    // Fresh rows have no statistics, so the planner would choose a slow plan.
    await client.query('analyze');
    return new Truth(client);
  }

  async of(statement: string): Promise<string[]> {
    const { rows } = await this.client.query<unknown[]>({ text: statement, rowMode: 'array' });
    const cells = rows.flat();
    if (cells.length === 0 || cells.some((cell) => typeof cell !== 'string' || cell === '')) {
      throw new Error(`There is nothing to compare with: ${statement}`);
    }
    return cells.map(String);
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}
