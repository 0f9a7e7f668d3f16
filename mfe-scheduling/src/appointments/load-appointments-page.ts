/** A single import() site: a second one would put the page into differently named chunks. */
export const loadAppointmentsPage = () => import('./AppointmentsPage');
