import { truncate } from '../../../../platform/text/truncate.js';
import { textKey } from '../../../../platform/text/text-key.js';
import { isUuid } from '../../../../platform/validation/ids.js';
import { ArgumentProblem } from '../arguments.js';
import type { FilterKind } from '../definitions.js';
import { saidOf } from '../say/either.js';

const MOST_LISTED = 10;

interface Person {
  id: string;
  name: string;
  isWhole: boolean;
}

/** Looks up a customer by name: an equal name, or else the only one with all of the words. */
const find: FilterKind['find'] = async (sql, businessId, value) => {
  const words = textKey(value).match(/[\p{L}\d'-]+/gu) ?? [];
  const people = await sql<Person>(
    `select c.id, c.name, s.name_key = $2 as "isWhole"
     from contact_summaries s
     join contacts c on c.business_id = $1 and c.id = s.contact_id and c.deleted_at is null
     where s.business_id = $1
       and not exists (select from unnest($3::text[]) w 
         where strpos(' ' || s.name_key || ' ', ' ' || w || ' ') = 0)
     order by 3 desc, s.name_key limit ${MOST_LISTED + 1}`,
    [businessId, textKey(value), words],
  );
  const whole = people.filter(({ isWhole }) => isWhole);
  const [only, ...others] = whole.length > 0 ? whole : people;
  if (only && others.length === 0) return only.id;
  const called = `called "${truncate(value, 60)}"`;
  if (!only) throw new ArgumentProblem(`No customer was found who is ${called}. Use find_contact.`);
  const names = people.slice(0, MOST_LISTED).map(({ id, name }) => `${name} (${id})`);
  throw new ArgumentProblem(`Several are ${called}. There are: ${names.join(', ')}.`);
};

/** Customers by id or by name. For the answer, ids are replaced by links with names. */
export const customer: FilterKind = {
  name: 'customer',
  takes: { wanted: "a customer's id or name", accepts: (value) => value !== '' },
  isSure: isUuid,
  find,
  rows: ['jobs', 'customers'],
  of: 'customer',
  needs: ['contacts:read'],
  reads: ['c'],
  sql: (values, bind) => `c.id = any(${bind(values)}::uuid[])`,
  said: saidOf,
};
