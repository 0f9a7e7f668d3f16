import { Injectable } from '@nestjs/common';
import { permissionsOf, type Permission } from '../../../platform/auth-guard/permissions.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/index.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { ServiceCatalog } from '../../scheduling/index.js';
import { seesOwnJobs } from '../basic/own-jobs.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { folded } from '../words/tokens.js';
import { understand } from '../language/understand.js';
import type { Vocabulary } from '../language/pieces/vocabulary.js';
import { canRun } from '../understood/parts.js';
import { candidates, OWN_JOBS } from './candidates.js';
import { findOccasions } from './suggestions.queries.js';

const MOST = 3;
/** Id of the customer in a suggestion. Its value does not matter to whether the question is understood. */
const ANYBODY = '00000000-0000-4000-8000-000000000000';

/** Suggested first questions from the business's records. Each is fully understood in basic mode. */
@Injectable()
export class Suggestions {
  constructor(
    private readonly clock: Clock,
    private readonly db: Database,
    private readonly catalog: ServiceCatalog,
    private readonly knowledge: Knowledge,
  ) {}

  async get(who: Principal): Promise<string[]> {
    if (seesOwnJobs(who)) return OWN_JOBS;
    const day = today(this.clock.now(), who.timeZone);
    const permissions = permissionsOf(who);
    const [occasions, services] = await Promise.all([
      this.db.read(who, (sql) => findOccasions(sql, who, day)),
      this.catalog.list(who),
      this.knowledge.prepare(),
    ]);
    const vocabulary = this.vocabulary(services, occasions.visitor ?? '');
    const questions = candidates(occasions, permissions.includes('revenue:read'));
    const asked = await Promise.all(
      questions.map((question) => isAnswered(question, vocabulary, day, permissions)),
    );
    return questions.filter((_, index) => asked[index]).slice(0, MOST);
  }

  /** Vocabulary of the suggestions, which needs no look-up. */
  private vocabulary(services: { id: string; name: string }[], visitor: string): Vocabulary {
    const names = folded(visitor).split(/[^\p{L}\d]+/u);
    const isVisitor = (words: readonly string[]) => words.every((word) => names.includes(word));
    return {
      own: () => Promise.resolve({ services, crews: [], sizes: [], addOns: [] }),
      customersCalled: (words) =>
        Promise.resolve(isVisitor(words) ? [{ id: ANYBODY, name: visitor }] : []),
      isWord: (word) => this.knowledge.hasWord(word),
      whereIs: () => Promise.resolve({ isInVehicles: false, isInNotes: false, isInPlaces: false }),
    };
  }
}

/** Whether a question is fully understood. A name that reads as another word is not. */
async function isAnswered(
  question: string,
  vocabulary: Vocabulary,
  day: string,
  permissions: readonly Permission[],
): Promise<boolean> {
  const { plan, unknown, unused } = await understand(question, vocabulary, day);
  const isWhole = unknown.length === 0 && unused.length === 0;
  return isWhole && plan !== undefined && canRun(plan, day, permissions);
}
