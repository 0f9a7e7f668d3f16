/**
 * First vehicles of customers, one row per distinct text, because matching words is slow. A row has
 * the text, its lower-case form, its words and the number of listed customers. `offset 0` keeps
 * PostgreSQL from matching each customer again.
 */
export const EACH_VEHICLE = `(
  select o.vehicle, o.listed, lower(o.vehicle) as name, o.words
  from vehicle_customers o where o.business_id = $1 and o.customers > 0 offset 0) v`;

/** Further vehicles of customers, in the same form. Few customers have any. */
export const OTHER_VEHICLES = `(
  select o.contact_id, lower(o.label) as name,
    regexp_split_to_array(lower(o.label), '[^[:alnum:]]+') as words
  from vehicles o
  where o.business_id = $1 and o.position > 0 and o.archived_at is null offset 0) v`;
