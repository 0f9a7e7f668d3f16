import type { Language } from '../../crm/index.js';
import type { MessageFacts } from '../texts.js';

/** A made-up appointment, for tests and for businesses without one. */
export const sampleFacts = (business: string, language: Language): MessageFacts => ({
  ...{ business, language },
  ...{ customer: 'Ana Ruiz', service: 'Full Detail', vehicle: '2024 Toyota Camry', crew: '' },
  ...{ date: '2027-06-17', startTime: '09:00', street: '14 Elm St' },
});
