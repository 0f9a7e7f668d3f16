export { ClientReportsController } from './client-reports.controller.js';
export type { ReportRow, VersionLoads } from './client-reports.queries.js';
export { OF_THE_SHELL, Published } from './published.js';
export { ClientReports } from './client-reports.service.js';
