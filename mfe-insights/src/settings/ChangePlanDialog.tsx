import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Pill } from '@clearcoat/ui/core';
import { DialogForm, FormItem, RadioGroup } from '@clearcoat/ui/forms';
import styles from './PlanCard.module.css';
import { changePlan, PLAN_OFFERS, planQuery, type BusinessPlan, type PaidPlan } from './plan-api';

interface ChangePlanDialogProps {
  open: boolean;
  plan: BusinessPlan;
  onClose: () => void;
}

/** Preselected plan; after a trial the one that fits the number of customers. */
const presentOf = ({ plan, customers }: BusinessPlan): PaidPlan => {
  if (plan !== 'trial') return plan;
  return customers > 50 ? 'professional' : 'starter';
};

function Offer({ name, price, limit, isCurrent }: OfferProps) {
  return (
    <span className={styles.offer}>
      <span className={styles.offerName}>
        {name}
        {isCurrent && <Pill tone="info">Current</Pill>}
      </span>
      <span>{price}</span>
      <span className={styles.quiet}>{limit}</span>
    </span>
  );
}

type OfferProps = Omit<(typeof PLAN_OFFERS)[number], 'plan'> & { isCurrent: boolean };

export function ChangePlanDialog({ open, plan, onClose }: ChangePlanDialogProps) {
  const client = useQueryClient();
  return (
    <DialogForm
      open={open}
      title="Change Plan"
      onClose={onClose}
      initialValues={{ plan: presentOf(plan) }}
      save={(values) => changePlan(values.plan)}
      onSaved={(changed) => {
        client.setQueryData(planQuery().queryKey, changed);
        toast({ title: 'Plan changed', description: `You are on ${changed.name} now.` });
      }}
      failureText={(error) => errorText(error, 'Failed to change the plan. Please try again.')}
      submitLabel="Change Plan"
    >
      <FormItem
        name="plan"
        label="Plan"
        extra="A smaller plan never hides customers. You just can't add more until there's room."
      >
        <RadioGroup
          aria-label="Plan"
          look="cards"
          options={PLAN_OFFERS.map((offer) => ({
            value: offer.plan,
            label: <Offer {...offer} isCurrent={offer.plan === plan.plan} />,
          }))}
        />
      </FormItem>
      <div className={styles.payments}>
        <Alert type="info">
          Payments aren't connected here, so changing the plan charges nothing.
        </Alert>
      </div>
    </DialogForm>
  );
}
