interface NewJob {
  date: string;
  /** 'HH:mm'. Default: what the form begins with. */
  time?: string | undefined;
  /** Default: the one the form begins with. */
  crewId?: string | undefined;
}

/** The form of a new job at a time, and for a crew. */
export const newJobPath = ({ date, time, crewId }: NewJob): string =>
  [
    `/appointments/new?date=${date}`,
    time && `time=${time}`,
    crewId && `resourceId=${encodeURIComponent(crewId)}`,
  ]
    .filter(Boolean)
    .join('&');
