/** What a customer has from before. */
export interface Opening {
  /** YYYY-MM-DD, or '' where nothing is said of it. */
  lastVisit: string;
  cents: number;
}
