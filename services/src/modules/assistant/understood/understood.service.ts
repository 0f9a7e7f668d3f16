import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import { Clock } from '../../../platform/clock/clock.js';
import { invalidFields } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { ServiceCatalog } from '../../scheduling/index.js';
import type { ChatInput, ChatReply } from '../dto/chat.dto.js';
import type { PlanChange, UnderstoodPart } from '../dto/understood.dto.js';
import { conditionOf } from '../plan/question.js';
import { figuresOf } from './figures.js';
import { listIn, rowsOfList, saidLeft } from './list.js';
import type { Context, Part } from './part.js';
import { partsOf } from './parts.js';
import { PlanTokens } from './plan-tokens.js';
import { meaningOf, type Meaning, type Told } from './told.js';

export type OfRecords = Pick<ChatReply, 'plan' | 'planToken' | 'understood' | 'figures' | 'list'>;

const GONE = 'That answer is too old to be changed. Please ask the question again.';
const NO_CHOICE = 'That choice is no longer available. Please ask the question again.';

/** The understood question: sent with an answer, returned with a follow-up, and changed part by part. */
@Injectable()
export class Understood {
  constructor(
    private readonly clock: Clock,
    private readonly tokens: PlanTokens,
    private readonly catalog: ServiceCatalog,
  ) {}

  /** Plan that the question follows up. With a change, the plan of the question itself. */
  async before(who: Principal, { plan, change }: ChatInput): Promise<Meaning | undefined> {
    const meaning = plan === undefined ? undefined : await this.tokens.read(who, plan);
    if (!change) return meaning;
    if (!meaning) throw invalidFields({ plan: GONE });
    return this.changed(who, meaning, change);
  }

  /** Data beside the text of an answer from the records. A model's text has the figures already. */
  async of(who: Principal, told: Told, text: string, isOurs = true): Promise<OfRecords> {
    const { facts, language } = told;
    const meaning = meaningOf(told);
    const [planToken, parts] = await Promise.all([
      this.tokens.write(who, meaning),
      this.parts(who, meaning, facts),
    ]);
    const figures = isOurs ? figuresOf(facts, language, this.today(who)) : undefined;
    const list = listIn(text, rowsOfList(told, this.today(who)), saidLeft(told));
    return {
      plan: facts.plan,
      ...(planToken !== undefined && { planToken, understood: parts.map(shown) }),
      ...(figures && { figures }),
      ...(list && { list }),
    };
  }

  /** Data of several answers in one. The last plan can be followed up but not changed. */
  async ofSeveral(who: Principal, { plan, language }: Meaning): Promise<OfRecords> {
    const planToken = await this.tokens.write(who, { plan, language });
    return planToken === undefined ? {} : { planToken };
  }

  /** The plan with one part replaced or removed. */
  private async changed(who: Principal, before: Meaning, change: PlanChange): Promise<Meaning> {
    const { plan, language } = before;
    const facts = { plan, conditions: plan.filters.map(conditionOf) };
    const parts = await this.parts(who, before, facts);
    const part = parts.find((each) => each.part === change.part);
    const chosen =
      change.value === undefined
        ? part?.removal
        : part?.choices.find(({ value }) => value === change.value);
    if (!chosen) throw invalidFields({ change: NO_CHOICE });
    return { plan: chosen.plan, language };
  }

  private async parts(who: Principal, { plan, language }: Meaning, facts: Context['facts']) {
    const services = await this.catalog.list(who);
    const context = {
      plan,
      facts,
      language,
      today: this.today(who),
      services: services.map(({ name }) => name),
    };
    return partsOf(context, permissionsOf(who));
  }

  private today(who: Principal): string {
    return today(this.clock.now(), who.timeZone);
  }
}

const shown = ({ part, label, value, choices, removal }: Part): UnderstoodPart => ({
  part,
  label,
  ...(value !== undefined && { value }),
  choices: choices.map((choice) => ({ value: choice.value, label: choice.label })),
  removable: removal !== undefined,
  ...(removal && { removal: removal.label }),
});
