interface ExtraFacts {
  /** As a sentence begins that says it is too long. */
  label: string;
  longest: number;
  headings: RegExp;
}

/** What a file may say of a customer beside the customer's own fields: of what they drive, and where it is. */
export const EXTRA_FIELDS = {
  size: { label: 'The size is', longest: 60, headings: /size$|^(vehicle|car)(class|category)$/ },
  street: {
    label: 'The street is',
    longest: 160,
    headings: /^(street|home|mailing|billing|service|postal)?(street)?address(line)?$|^street/,
  },
  city: { label: 'The city is', longest: 80, headings: /(city|town)$/ },
  region: { label: 'The state is', longest: 40, headings: /^state$|region|province/ },
  postcode: { label: 'The ZIP code is', longest: 20, headings: /^zip|postcode|postalcode/ },
  lastVisit: {
    label: 'The last visit is',
    longest: 40,
    headings: /^(date)?(of)?last(visit|appointment|service|serviced|job|seen|booking)(date|on)?$/,
  },
  totalSpent: {
    label: 'The total spent is',
    longest: 40,
    headings: /^(total|lifetime|amount)(spent|spend|sales|revenue|paid|value)$/,
  },
  secondVehicle: {
    label: 'The second vehicle is',
    longest: 300,
    headings: /^(second|other|additional)?(vehicle|car)s?$/,
  },
} as const satisfies Record<string, ExtraFacts>;

export type ExtraKey = keyof typeof EXTRA_FIELDS;
export const EXTRA_KEYS = Object.keys(EXTRA_FIELDS) as ExtraKey[];
