import { renderRoutes, screen, within } from '@clearcoat/testing';
import { PlanGrid } from './PlanGrid';

const renderPlans = () => renderRoutes([{ path: '/', element: <PlanGrid /> }], { path: '/' });

function planCalled(name: string): HTMLElement {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is not in the list`);
  return item;
}

describe('PlanGrid', () => {
  it.each([
    [
      'Starter (GEN-12, GEN-15)',
      '$29',
      '$23.20',
      ['50 customer profiles', 'Unlimited appointments'],
    ],
    [
      'Professional (GEN-13, GEN-21)',
      '$59',
      '$47.20',
      [
        'Everything in Starter',
        '500 customer profiles',
        'SMS messages',
        'Online booking portal',
        'Mobile app',
        'Priority support',
      ],
    ],
    [
      'Enterprise (GEN-14, GEN-21)',
      '$99',
      '$79.20',
      [
        'Everything in Professional',
        'Unlimited customer profiles',
        'Dedicated account manager',
        'Custom integrations',
        'White-label options',
      ],
    ],
  ])('monthly and annual price, and what it holds: %s', async (plan, monthly, annual, claims) => {
    const { user } = await renderPlans();
    const card = planCalled(plan.split(' ')[0] ?? '');
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(within(card).getByText(monthly)).toBeVisible();
    for (const claim of claims) expect(card).toHaveTextContent(claim);
    await user.click(screen.getByRole('radio', { name: 'Annual Save 20%' }));
    expect(within(card).getByText(annual)).toBeVisible();
  });

  it('switches to the year and says what it saves (GEN-10, CONST-37)', async () => {
    const { user } = await renderPlans();
    await user.click(screen.getByRole('radio', { name: 'Annual Save 20%' }));
    const starter = within(planCalled('Starter'));
    expect(starter.getByText('$23.20')).toBeVisible();
    expect(starter.getByText('$278.40 a year, $69.60 saved')).toBeVisible();
  });

  it('marks what is not there yet, and leads to sign-up', async () => {
    await renderPlans();
    const professional = within(planCalled('Professional'));
    const booking = professional.getByText(/Online booking portal/).closest('li');
    expect(booking).toHaveTextContent('Coming soon');
    expect(professional.getByText(/Up to 500/).closest('li')).not.toHaveTextContent('Coming soon');
    expect(professional.getByRole('link', { name: /Start Your Free Trial/ })).toHaveAttribute(
      'href',
      '/auth',
    );
  });
});
