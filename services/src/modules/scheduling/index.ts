export {
  actualHours,
  countToCome,
  DAY_BEFORE,
  ERASED_APPOINTMENT,
  hasActualHours,
  isLong,
  isOfCrew,
  isOpen,
  isStillToCome,
  LONG_TO_COME,
  plannedHours,
  STATUS,
  WALL_TIMES,
} from './appointment.sql.js';
export { CLOSES, OPENS } from './opening-hours.js';
export { bookedNotice, cancelledNotice, changeNotice } from './appointment.notices.js';
export { AppointmentEntity } from './appointment.entity.js';
export {
  appointmentsQuery,
  insertAppointments,
  lockAppointment,
  type NewAppointment,
  type WallTimes,
} from './appointments.queries.js';
export { JOB_STEP_NAMES, type JobStepName } from './appointment.status.js';
export { AppointmentsService, type CountedJobs } from './appointments.service.js';
export { Availability, type FreeRun } from './availability/availability.service.js';
export { entryOf } from './calendar/feeds/feed-event.js';
export { invitationOf } from './calendar/feeds/ics.js';
export { CalendarFeeds } from './calendar/feeds/feeds.service.js';
export { BUILT_IN_SERVICES } from './built-in-services.js';
export {
  APPOINTMENT_STATUSES,
  Appointment,
  AppointmentFilter,
  AppointmentPlace,
  AppointmentVehicle,
  type AppointmentStatus,
} from './dto/appointment.dto.js';
export { shownPlace } from './shown-job.js';
export { Service } from './dto/service.dto.js';
export { APPOINTMENT_COLUMNS, SERVICE_COLUMNS } from './export-columns.js';
export { OFFICE, TECHNICIANS, type Area } from './areas/areas.js';
export { JobSights } from './my-jobs/job-sights.js';
export { Confirmations } from './confirmations.js';
export { Checklists } from './checklist/checklists.service.js';
export { CheckedStep } from './checklist/dto/checklist.dto.js';
export { MyJobOfDay } from './my-jobs/dto/my-job.dto.js';
export { MyJobs } from './my-jobs/my-jobs.service.js';
export { daysOfOwnJobs } from './days-of-own-jobs.js';
export { replaceChecks } from './checklist/checks.queries.js';
export { PHOTO_RENDITIONS, type Pictures } from './photos/photo.image.js';
export { allPhotos, PHOTO_COLUMNS } from './photos/photos.export.js';
export { insertPhotos, type NewPhoto } from './photos/photos.queries.js';
export { insertAddon } from './pricing/addons.queries.js';
export { Addons } from './pricing/addons.service.js';
export type { Quote } from './pricing/dto/quote.dto.js';
export { insertLines, type JobLines } from './pricing/lines.queries.js';
export { Quotes } from './pricing/quotes.service.js';
export { findServices, listedServices, updateService } from './services.queries.js';
export { BUILT_IN_SIZES, findVehicleSizes } from './vehicle-sizes.js';
export { findAddons } from './pricing/addons.queries.js';
export { findCrews, insertCrew, replaceMembers, updateCrew } from './team/crews.queries.js';
export { insertRepeat } from './repeats/series.queries.js';
export { Planning } from './repeats/planning.js';
export { Crews } from './team/crews.service.js';
export { Hours } from './team/hours.service.js';
export { insertClosure } from './team/closures.queries.js';
export { saveTravel } from './team/travel.queries.js';
export { SchedulingModule } from './scheduling.module.js';
export { ServiceCatalog } from './service-catalog.js';
