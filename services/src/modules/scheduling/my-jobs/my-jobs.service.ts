import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/index.js';
import { orNotFound } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { answerFor, JobSights } from './job-sights.js';
import { NO_WAY } from '../calendar/route.rules.js';
import { findTravel } from '../team/travel.queries.js';
import { drivesOf } from './drives.js';
import type { MyJob, MyJobOfDay } from './dto/my-job.dto.js';
import { findOwnJobs } from './my-jobs.queries.js';

const WHAT = 'This job';

/** Appointments of the user's crews around today. A technician sees nothing else of a business. */
@Injectable()
export class MyJobs {
  constructor(
    private readonly db: Database,
    private readonly sights: JobSights,
  ) {}

  async list(principal: Principal): Promise<MyJobOfDay[]> {
    const reach = this.sights.reachOf(principal);
    const [jobs, travel] = await this.db.read(principal, (sql) =>
      Promise.all([findOwnJobs(sql, reach), findTravel(sql, principal.businessId)]),
    );
    const drives = drivesOf(jobs, travel);
    const toAnswer = answerFor(principal);
    return jobs.map((job) => ({ ...toAnswer(job), ...(drives.get(job.id) ?? NO_WAY) }));
  }

  async get(principal: Principal, id: string): Promise<MyJob> {
    const { find, toAnswer } = this.sights.ofOwn(principal, id);
    return toAnswer(orNotFound(await this.db.read(principal, find), WHAT));
  }
}
