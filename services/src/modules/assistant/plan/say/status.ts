import type { Language, Said } from '../plan.js';

const OF_ONE: Record<string, Said> = {
  completed: { en: 'completed', es: 'terminado' },
  cancelled: { en: 'cancelled', es: 'cancelado' },
  scheduled: { en: 'scheduled', es: 'programado' },
  confirmed: { en: 'confirmed', es: 'confirmado' },
  'in-progress': { en: 'in progress', es: 'en curso' },
  pending: { en: 'pending', es: 'pendiente' },
  'no-show': { en: 'no-show', es: 'nadie llegó' },
};

export const statusOfOne = (value: string, language: Language) =>
  OF_ONE[value]?.[language] ?? value;
