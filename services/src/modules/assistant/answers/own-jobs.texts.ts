import type { Language } from '../plan/plan.js';

/** Pointer to My Jobs, for technicians without access to appointments and contacts. */
export const WHERE_OWN_JOBS_ARE: Record<Language, string> = {
  en: "I don't know that. You don't have access to appointments and customers here: the jobs of your crew are in [My Jobs](/my-jobs), with what is needed to do them. Of the work itself I know the handbook.",
  es: 'Eso no lo sé. Aquí no tiene acceso a citas ni clientes: los trabajos de su equipo están en [My Jobs](/my-jobs), con lo necesario para hacerlos. Del trabajo mismo conozco el manual.',
};

/** Refusal for a permission that technicians lack. Undefined for other permissions. */
export const ownJobsText = (permission: string, language: Language): string | undefined =>
  /^(?:appointments|contacts):read$/.test(permission) ? WHERE_OWN_JOBS_ARE[language] : undefined;
