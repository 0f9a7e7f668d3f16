import { AVERAGE_RULES } from './averages.js';
import { BOOKED_MONEY_RULES } from './booked-money.js';
import { COUNT_RULES } from './counts.js';
import { END_RULES } from './ends.js';
import { MONEY_RULES } from './money.js';
import { MORE_RULES } from './more-of.js';
import { NEXT_RULES } from './next.js';
import { OTHER_RULES } from './others.js';
import { OFTEN_RULES } from './often.js';
import { PEOPLE_OF_DAYS_RULES } from './people-of-days.js';
import { PEOPLE_RULES } from './people.js';
import { vehicleComes } from './vehicle-comes.js';
import { SPENDING_RULES } from './spending.js';
import { calledOffOften } from '../called-off-often.js';
import type { MeasureRule } from './rule.js';

/** In this order: the first that holds decides. */
export const MEASURE_RULES: readonly MeasureRule[] = [
  calledOffOften,
  NEXT_RULES.lastOfEach,
  NEXT_RULES.lengthOfNext,
  NEXT_RULES.priceOfNext,
  END_RULES.longest,
  END_RULES.farthest,
  AVERAGE_RULES.meanTime,
  END_RULES.between,
  END_RULES.turnOfThing,
  AVERAGE_RULES.growingTickets,
  MORE_RULES.payingBetter,
  AVERAGE_RULES.spendingMore,
  MORE_RULES.sortSpendingMore,
  MORE_RULES.makingMore,
  MORE_RULES.moreOf,
  AVERAGE_RULES.percentOfChange,
  OFTEN_RULES.comesOften,
  OFTEN_RULES.bookedOften,
  AVERAGE_RULES.ofOneService,
  MONEY_RULES.price,
  MONEY_RULES.dearest,
  MONEY_RULES.single,
  MONEY_RULES.endOfService,
  MONEY_RULES.biggestTicket,
  MONEY_RULES.cancelRate,
  MONEY_RULES.noShowRate,
  SPENDING_RULES.ofOne,
  MONEY_RULES.shareOfJobs,
  MONEY_RULES.shareOfKind,
  MONEY_RULES.average,
  SPENDING_RULES.ofEach,
  SPENDING_RULES.ofLast,
  BOOKED_MONEY_RULES.moneyOfRest,
  BOOKED_MONEY_RULES.bookedMoney,
  BOOKED_MONEY_RULES.undoneMoney,
  BOOKED_MONEY_RULES.worthMost,
  BOOKED_MONEY_RULES.worthOfPeople,
  BOOKED_MONEY_RULES.jobsWorth,
  BOOKED_MONEY_RULES.lostJobs,
  MONEY_RULES.amount,
  MONEY_RULES.fromPeople,
  OFTEN_RULES.bestByVisits,
  OFTEN_RULES.byLastVisit,
  OFTEN_RULES.onlySo,
  PEOPLE_OF_DAYS_RULES.withoutService,
  PEOPLE_OF_DAYS_RULES.signedUp,
  PEOPLE_OF_DAYS_RULES.firstOfDays,
  OFTEN_RULES.soOften,
  COUNT_RULES.count,
  COUNT_RULES.mostOf,
  NEXT_RULES.onTheBooks,
  PEOPLE_RULES.visit,
  vehicleComes,
  PEOPLE_RULES.somebody,
  NEXT_RULES.nextOfAll,
  COUNT_RULES.comparison,
  COUNT_RULES.split,
  PEOPLE_RULES.unbooked,
  PEOPLE_RULES.newest,
  PEOPLE_OF_DAYS_RULES.comesOnDays,
  PEOPLE_OF_DAYS_RULES.cameOnDays,
  PEOPLE_RULES.cars,
  OFTEN_RULES.spenders,
  PEOPLE_OF_DAYS_RULES.whoOnDay,
  NEXT_RULES.nextOrLast,
  OTHER_RULES.openingHours,
  OTHER_RULES.byName,
  OTHER_RULES.howIs,
  PEOPLE_RULES.kindOfCustomer,
  OTHER_RULES.weakly,
  OTHER_RULES.nothingNamed,
];
