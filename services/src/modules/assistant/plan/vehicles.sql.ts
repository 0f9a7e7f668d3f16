/**
 * Every vehicle that customers have, once: many have the same, and what is told by its words takes long to tell. As
 * it was written, in small letters, and in words. (`offset 0` keeps it from being told of each customer again.)
 */
export const EACH_VEHICLE = `(
  select o.vehicle, lower(o.vehicle) as name,
    regexp_split_to_array(lower(o.vehicle), '[^[:alnum:]]+') as words
  from (select distinct c.vehicle from contacts c where c.business_id = $1 offset 0) o offset 0) v`;
