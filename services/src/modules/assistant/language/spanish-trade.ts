/** What a shop sells and sees, in Spanish, as services and the handbook call it; the longest phrase first. */
export const TRADE: Record<string, string> = {
  'detallado completo': 'full detail',
  'detalle completo': 'full detail',
  'detallado interior': 'interior detail',
  'detallado exterior': 'exterior detail',
  'lavado y encerado': 'wash and wax',
  'recubrimiento ceramico': 'ceramic coating',
  'coating ceramico': 'ceramic coating',
  ceramico: 'ceramic',
  ceramicos: 'ceramic',
  ceramica: 'ceramic',
  interiores: 'interior',
  exteriores: 'exterior',
  faros: 'headlight',
};
