import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Alert } from '@clearcoat/ui/core';
import { DialogForm, FormItem, RadioGroup } from '@clearcoat/ui/forms';
import styles from './PlanCard.module.css';
import { changePlan, PLAN_OFFERS, planQuery, type BusinessPlan, type PaidPlan } from './plan-api';

interface ChangePlanDialogProps {
  open: boolean;
  plan: BusinessPlan;
  onClose: () => void;
}

/** From a trial one is led to the plan that holds what is there. */
const presentOf = ({ plan, customers }: BusinessPlan): PaidPlan => {
  if (plan !== 'trial') return plan;
  return customers > 50 ? 'professional' : 'starter';
};

export function ChangePlanDialog({ open, plan, onClose }: ChangePlanDialogProps) {
  const client = useQueryClient();
  return (
    <DialogForm
      open={open}
      title="Change plan"
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
        extra="A smaller plan locks nothing away: only adding customers waits while it is full."
      >
        <RadioGroup aria-label="Plan" options={[...PLAN_OFFERS]} />
      </FormItem>
      <div className={styles.note}>
        <Alert type="info">
          Payments are not connected on this installation: changing the plan charges nothing.
        </Alert>
      </div>
    </DialogForm>
  );
}
