import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, PlatformDatabase } from '../../platform/database/index.js';
import { orNotFound } from '../../platform/errors/app-error.js';
import type { BusinessContext, Principal } from '../../platform/tenancy/context.js';
import type { BusinessPlan, PlanInput } from './dto/plan.dto.js';
import { customerLimit, OFFERS, planAbove } from './plan.policy.js';
import { findSubscriptionUse, lockPlan, updatePlan } from './plan.queries.js';

/** Plan of a business. Payments are not connected, so a change charges nothing. */
@Injectable()
export class PlanService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly platform: PlatformDatabase,
    private readonly audit: AuditTrail,
  ) {}

  async get(context: BusinessContext): Promise<BusinessPlan> {
    const { subscription, customers } = orNotFound(
      await this.db.read(context, (sql) => findSubscriptionUse(sql, context.businessId)),
      'This business',
    );
    const { plan, trialEndsAt } = subscription;
    const { name, price } = OFFERS[plan];
    const limit = customerLimit(subscription, this.clock.now());
    return {
      plan,
      name,
      price,
      trialEndsAt: plan === 'trial' ? trialEndsAt.toISOString() : null,
      customers,
      limit: limit === Infinity ? null : limit,
      next: planAbove(limit),
      paymentsMode: 'local',
    };
  }

  /** Changes the plan. A plan below the current usage is allowed: only additions are then refused. */
  async change(context: Principal, { plan }: PlanInput): Promise<BusinessPlan> {
    const { businessId } = context;
    await this.platform.tx(async (sql) => {
      const before = await lockPlan(sql, businessId);
      if (before === plan) return;
      await updatePlan(sql, businessId, plan);
      const details = { changed: { plan: [before, plan] } };
      const deed = { action: 'plan.changed', subjectId: businessId, details };
      await this.audit.record({ sql }, context, deed);
    });
    return this.get(context);
  }
}
