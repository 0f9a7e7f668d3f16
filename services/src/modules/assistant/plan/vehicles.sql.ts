/**
 * Every vehicle that customers have, once: many have the same, and what is told by its words takes long to tell. As
 * it was written, in small letters, and in words, and how many on the list of customers have it. (`offset 0` keeps it
 * from being told of each row again.)
 */
export const EACH_VEHICLE = `(
  select o.vehicle, o.listed, lower(o.vehicle) as name,
    regexp_split_to_array(lower(o.vehicle), '[^[:alnum:]]+') as words
  from vehicle_customers o where o.business_id = $1 and o.customers > 0 offset 0) v`;
