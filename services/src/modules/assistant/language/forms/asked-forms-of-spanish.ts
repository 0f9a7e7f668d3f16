const BETTER = 'nos? fue|ganamos|gane|hicimos|hice|vendimos|sacamos|estuvo mejor|peor|mas|menos';

/** How Spanish says what English has one word for. */
export const FORMS_OF_SPANISH = [
  // 'Nos fue mejor en octubre o en septiembre'
  {
    says: `<so>* ${BETTER} en? el|la|los? {days} que|o en? el|la|los? {it}`,
    as: 'ganamos {days} contra la {it}',
    at: 'whole',
  },
  // 'Los 5 que más gastaron': whoever spends, comes or calls off is a customer.
  { says: 'los|las {n} que mas', as: 'los {n} clientes que mas', at: 'anywhere' },
  { says: 'los|las {n} que menos', as: 'los {n} clientes que menos', at: 'anywhere' },
  // 'Cuántos carros tengo todavía hoy' counts none that is done.
  { says: 'tengo|tenemos|hay|quedan|queda todavia|aun', as: 'hay por venir', at: 'anywhere' },
  { says: 'todavia|aun tengo|tenemos|hay|quedan|queda', as: 'hay por venir', at: 'anywhere' },
] as const;
