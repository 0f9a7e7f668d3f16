/**
 * All service names of appointments, by a loose index scan. Row level security prevents an index on
 * lower-case names, so names are matched as they are written.
 */
export const EACH_SERVICE = `(
  with recursive named as (
    (select o.service_name as name from appointments o where o.business_id = $1 order by 1 limit 1)
    union all
    select (select o.service_name from appointments o
      where o.business_id = $1 and o.service_name > named.name order by 1 limit 1)
    from named where named.name is not null
  )
  select name from named where name is not null) n`;
