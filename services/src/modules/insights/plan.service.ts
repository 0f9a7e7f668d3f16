import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/index.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import type { BusinessContext, Principal } from '../../platform/tenancy/context.js';
import { ContactsService, planAbove, type Plan } from '../crm/index.js';
import type { BusinessPlan, PlanInput } from './dto/plan.dto.js';
import { lockPlan, updatePlan } from './plan.queries.js';

/** As the pricing page says, in dollars a month. */
const OFFERS: Record<Plan, { name: string; price: number }> = {
  trial: { name: 'Free trial', price: 0 },
  starter: { name: 'Starter', price: 29 },
  professional: { name: 'Professional', price: 59 },
  enterprise: { name: 'Enterprise', price: 99 },
};

/** What a business has booked with us. No payments are connected: changing it charges nothing. */
@Injectable()
export class PlanService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly platform: PlatformDatabase,
    private readonly audit: AuditTrail,
  ) {}

  async get(context: BusinessContext): Promise<BusinessPlan> {
    const { plan, trialEndsAt, customers, limit } = await this.contacts.planUse(context);
    return {
      plan,
      ...OFFERS[plan],
      trialEndsAt: plan === 'trial' ? trialEndsAt.toISOString() : null,
      customers,
      limit: limit === Infinity ? null : limit,
      next: planAbove(limit),
      paymentsMode: 'local',
    };
  }

  /** A plan smaller than what exists is fine: nothing is locked away, only adding is refused. */
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
