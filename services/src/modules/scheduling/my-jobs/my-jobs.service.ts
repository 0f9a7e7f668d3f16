import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/index.js';
import { orNotFound } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { answerFor, JobSights } from '../areas/job-sights.js';
import type { MyJob } from './dto/my-job.dto.js';
import { findOwnJobs } from './my-jobs.queries.js';

const WHAT = 'This job';

/** The jobs of the crews that somebody is on, of these days: all that a technician sees of a business. */
@Injectable()
export class MyJobs {
  constructor(
    private readonly db: Database,
    private readonly sights: JobSights,
  ) {}

  async list(principal: Principal): Promise<MyJob[]> {
    const reach = this.sights.reachOf(principal);
    const jobs = await this.db.read(principal, (sql) => findOwnJobs(sql, reach));
    return jobs.map(answerFor(principal));
  }

  async get(principal: Principal, id: string): Promise<MyJob> {
    const { find, toAnswer } = this.sights.ofOwn(principal, id);
    return toAnswer(orNotFound(await this.db.read(principal, find), WHAT));
  }
}
