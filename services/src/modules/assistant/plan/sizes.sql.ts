/**
 * Size `z` of the vehicle of an appointment `a`. An appointment without a vehicle has the
 * customer's first one. The subquery lets each step use an index.
 */
export const SIZE_OF_JOB = `from vehicles v
  join vehicle_sizes z on z.business_id = $1 and z.id = v.size_id
  where v.business_id = $1 and v.id = coalesce(a.vehicle_id, (
    select o.id from vehicles o
    where o.business_id = $1 and o.contact_id = a.contact_id and o.archived_at is null
    order by o.position, o.id limit 1))`;
