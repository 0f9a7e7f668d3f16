/** A claim of the public pages; `soon` while the product does not fulfil it yet. */
export interface Claim {
  text: string;
  soon?: boolean;
}

export interface Plan {
  name: string;
  monthlyCents: number;
  forWhom: string;
  claims: readonly Claim[];
  featured?: boolean;
}

export const plans: readonly Plan[] = [
  {
    name: 'Starter',
    monthlyCents: 2900,
    forWhom: 'You, a van and a waiting list.',
    claims: [
      { text: 'Up to 50 customer profiles' },
      { text: 'Unlimited appointments' },
      { text: 'Before and after photos, 2 GB' },
      { text: 'Revenue analytics' },
      { text: 'AI assistant in basic mode' },
      { text: 'Email and SMS reminders' },
    ],
  },
  {
    name: 'Professional',
    monthlyCents: 5900,
    forWhom: 'A shop that is booked most days.',
    featured: true,
    claims: [
      { text: 'Everything in Starter' },
      { text: 'Up to 500 customer profiles' },
      { text: '10 GB of photos' },
      { text: 'SMS messages, 1,000 a month' },
      { text: 'Online booking portal', soon: true },
      { text: 'Mobile app', soon: true },
      { text: 'Priority support', soon: true },
    ],
  },
  {
    name: 'Enterprise',
    monthlyCents: 9900,
    forWhom: 'Several crews, or your own brand on it.',
    claims: [
      { text: 'Everything in Professional' },
      { text: 'Unlimited customer profiles' },
      { text: '50 GB of photos' },
      { text: 'Dedicated account manager', soon: true },
      { text: 'Custom integrations', soon: true },
      { text: 'White-label options', soon: true },
    ],
  },
];
