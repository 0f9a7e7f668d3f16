import { isOfCrew } from '../../scheduling/index.js';

/** The crew that does a job `a`, as `r`. */
export const CREW_OF_JOB = `from resources r where r.business_id = $1 and ${isOfCrew('a', 'r')}`;
