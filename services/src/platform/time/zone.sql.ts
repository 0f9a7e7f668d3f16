/** Wall time of an end. If a DST change skips midnight, the day still ends at 00:00. */
export const endTimeOf = (instant: string, timeZone: string) => `
  case when ${instant} = date_trunc('day', ${instant} at time zone ${timeZone}) at time zone ${timeZone}
    then '00:00' else to_char(${instant} at time zone ${timeZone}, 'HH24:MI') end`;
