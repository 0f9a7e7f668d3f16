import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { JobSights } from './my-jobs/job-sights.js';
import { AvailabilityController } from './availability/availability.controller.js';
import { Availability } from './availability/availability.service.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { CalendarOfJobs } from './calendar/calendar.service.js';
import { CalendarFeedsController } from './calendar/feeds/feeds.controller.js';
import { CalendarFeeds } from './calendar/feeds/feeds.service.js';
import { PublicCalendarController } from './calendar/feeds/public-calendar.controller.js';
import { MyJobStepsController, JobStepsController } from './job-life.controller.js';
import { ChecklistController, MyChecklistController } from './checklist/checklist.controller.js';
import { Checklists } from './checklist/checklists.service.js';
import { JobLife } from './job-life.service.js';
import { MovesController } from './moving/moves.controller.js';
import { Moves } from './moving/moves.service.js';
import { MoveProposals } from './moving/proposals.service.js';
import { MyJobsController } from './my-jobs/my-jobs.controller.js';
import { MyJobs } from './my-jobs/my-jobs.service.js';
import { JobNotesController, MyJobNotesController } from './notes/notes.controller.js';
import { NotesOfJobs } from './notes/notes.service.js';
import { JobPhotosController, MyJobPhotosController } from './photos/photos.controller.js';
import { JobPhotos } from './photos/photos.service.js';
import { AddonsController } from './pricing/addons.controller.js';
import { Addons } from './pricing/addons.service.js';
import { QuoteController } from './pricing/quote.controller.js';
import { Quotes } from './pricing/quotes.service.js';
import { SizesController } from './pricing/sizes.controller.js';
import { Sizes } from './pricing/sizes.service.js';
import { Confirmations } from './confirmations.js';
import { JobNews } from './job-news.js';
import { Planning } from './repeats/planning.js';
import { SeriesController } from './repeats/series.controller.js';
import { SeriesService } from './repeats/series.service.js';
import { JobSearchController } from './search/job-search.controller.js';
import { JobSearch } from './search/job-search.service.js';
import { ServiceCatalog } from './service-catalog.js';
import { ServiceOrder } from './service-order.js';
import { ServicesController } from './services.controller.js';
import { CrewsController } from './team/crews.controller.js';
import { Crews } from './team/crews.service.js';
import { HoursController } from './team/hours.controller.js';
import { Hours } from './team/hours.service.js';

@Module({
  imports: [AuthModule, NotificationsModule],
  controllers: [
    AppointmentsController,
    JobSearchController,
    JobStepsController,
    MyJobStepsController,
    JobNotesController,
    MyJobNotesController,
    JobPhotosController,
    MyJobPhotosController,
    ChecklistController,
    MyChecklistController,
    AvailabilityController,
    MyJobsController,
    CalendarController,
    MovesController,
    CalendarFeedsController,
    PublicCalendarController,
    ServicesController,
    AddonsController,
    SizesController,
    QuoteController,
    SeriesController,
    CrewsController,
    HoursController,
  ],
  providers: [
    AppointmentsService,
    Confirmations,
    JobSearch,
    JobSights,
    JobLife,
    NotesOfJobs,
    JobPhotos,
    Checklists,
    MyJobs,
    Availability,
    ServiceCatalog,
    ServiceOrder,
    Addons,
    Sizes,
    Quotes,
    CalendarOfJobs,
    MoveProposals,
    Moves,
    CalendarFeeds,
    JobNews,
    SeriesService,
    Planning,
    Crews,
    Hours,
  ],
  exports: [
    AppointmentsService,
    Confirmations,
    JobSights,
    Checklists,
    MyJobs,
    ServiceCatalog,
    Addons,
    Quotes,
    Planning,
    Availability,
    Crews,
    Hours,
  ],
})
export class SchedulingModule {}
