/** Imported history of a contact. */
export interface Opening {
  /** YYYY-MM-DD, or '' if unknown. */
  lastVisit: string;
  cents: number;
}
