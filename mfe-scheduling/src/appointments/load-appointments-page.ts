/** Asked for in one place: asked for elsewhere as well, the same page would be built into files of another name. */
export const loadAppointmentsPage = () => import('./AppointmentsPage');
