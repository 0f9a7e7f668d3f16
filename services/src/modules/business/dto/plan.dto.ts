import { ApiProperty } from '@nestjs/swagger';
import { OneOf, Password, Text } from '../../../platform/validation/fields.js';
import { LENGTHS } from '../../../platform/validation/lengths.js';
import { SecondFactorInput } from '../../auth/index.js';
import { PLANS, type Plan } from '../plan.policy.js';

/** Plans that a business can change to. A trial cannot be chosen. */
const PAID_PLANS = ['starter', 'professional', 'enterprise'] as const;

export class BusinessPlan {
  @ApiProperty({ enum: [...PLANS], enumName: 'Plan' })
  plan: Plan;

  @ApiProperty({ example: 'Professional' })
  name: string;

  @ApiProperty({ description: 'Dollars a month' })
  price: number;

  @ApiProperty({ type: String, nullable: true, format: 'date-time', description: 'Of a trial' })
  trialEndsAt: string | null;

  @ApiProperty({ type: 'integer' })
  customers: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'null: as many as there are' })
  limit: number | null;

  @ApiProperty({
    enum: ['professional', 'enterprise'],
    enumName: 'NextPlan',
    nullable: true,
    description: 'The smallest plan with more room',
  })
  next: 'professional' | 'enterprise' | null;

  @ApiProperty({
    enum: ['local'],
    enumName: 'PaymentsMode',
    description: 'local: payments are not connected, and nothing is charged',
  })
  paymentsMode: 'local';
}

export class PlanInput {
  @OneOf(PAID_PLANS, { enumName: 'PaidPlan', required: 'Please choose a plan' })
  plan: (typeof PAID_PLANS)[number];
}

export class BusinessDeletionInput extends SecondFactorInput {
  @Password({ required: 'Please enter your password' })
  password: string;

  @Text({ max: LENGTHS.businessName, required: "Please enter your business's name" })
  businessName: string;
}
