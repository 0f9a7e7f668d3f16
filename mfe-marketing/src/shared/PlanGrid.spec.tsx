import { renderRoutes, screen, within } from '@clearcoat/testing';
import { PlanGrid } from './PlanGrid';

const renderPlans = () => renderRoutes([{ path: '/', element: <PlanGrid /> }], { path: '/' });

function planCalled(name: string): HTMLElement {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is not in the list`);
  return item;
}

describe('PlanGrid', () => {
  it('opens with the monthly prices', async () => {
    await renderPlans();
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(within(planCalled('Starter')).getByText('$29')).toBeVisible();
    expect(within(planCalled('Professional')).getByText('$59')).toBeVisible();
    expect(within(planCalled('Enterprise')).getByText('$99')).toBeVisible();
  });

  it('switches to the year and says what it saves', async () => {
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
