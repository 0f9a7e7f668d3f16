/**
 * Every vehicle that customers have, once: many have the same, and what is told by its words takes long to tell. As
 * it was written, in small letters, and in words, and how many on the list of customers have it. (`offset 0` keeps it
 * from being told of each row again.)
 */
export const EACH_VEHICLE = `(
  select o.vehicle, o.listed, lower(o.vehicle) as name, o.words
  from vehicle_customers o where o.business_id = $1 and o.customers > 0 offset 0) v`;

/** What customers have beside their first vehicle, the same way; few have more than one. */
export const OTHER_VEHICLES = `(
  select o.contact_id, lower(o.label) as name,
    regexp_split_to_array(lower(o.label), '[^[:alnum:]]+') as words
  from vehicles o
  where o.business_id = $1 and o.position > 0 and o.archived_at is null offset 0) v`;
