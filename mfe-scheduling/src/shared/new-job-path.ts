interface NewJob {
  date: string;
  /** 'HH:mm'. Default: the form's own. */
  time?: string | undefined;
  /** Default: the form's own. */
  crewId?: string | undefined;
}

/** Address of the new-appointment form for a time and a crew. */
export const newJobPath = ({ date, time, crewId }: NewJob): string =>
  [
    `/appointments/new?date=${date}`,
    time && `time=${time}`,
    crewId && `crewId=${encodeURIComponent(crewId)}`,
  ]
    .filter(Boolean)
    .join('&');
