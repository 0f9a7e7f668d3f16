/** Addresses of a job's page and of its edit form. */
export const jobPath = (id: string) => `/appointments/${encodeURIComponent(id)}`;
export const myJobPath = (id: string) => `/my-jobs/${encodeURIComponent(id)}`;
export const editPath = (id: string) => `/appointments/edit/${encodeURIComponent(id)}`;
