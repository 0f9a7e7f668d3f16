import { isOfCrew } from '../../scheduling/index.js';

/** Crew `r` of an appointment `a`. */
export const CREW_OF_JOB = `from crews r where r.business_id = $1 and ${isOfCrew('a', 'r')}`;
