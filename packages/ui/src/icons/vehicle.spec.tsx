import { render } from '@testing-library/react';
import { PaintedVehicle } from './PaintedVehicle';
import { vehiclePaints } from './vehicle-paints';
import { vehicleShapes } from './vehicle-shapes';
import { VehicleChip } from './VehicleChip';

const draw = (vehicle: string) => {
  const { container } = render(<PaintedVehicle vehicle={vehicle} />);
  const [outline] = container.querySelectorAll('path');
  const stops = [...container.querySelectorAll('stop')].map((stop) =>
    stop.getAttribute('stop-color'),
  );
  return { container, outline: outline?.getAttribute('d'), stops };
};

describe('PaintedVehicle', () => {
  it('has the body and the paint that the text names', () => {
    const { outline, stops } = draw('2021 Ford F-150, blue');
    expect(outline).toBe(vehicleShapes.truck.outline);
    expect(stops).toEqual(vehiclePaints.blue);
  });

  it('is primed where no colour is named', () => {
    const { outline, stops } = draw('Something of 1962');
    expect(outline).toBe(vehicleShapes.sedan.outline);
    expect(stops.join()).toContain('--cc-primer');
  });

  it('keeps two vehicles of a page in their own paint', () => {
    const gradients = ['black', 'white'].map(
      (paint) => draw(paint).container.querySelector('linearGradient')?.id,
    );
    expect(new Set(gradients).size).toBe(2);
  });

  it('says nothing: the text beside it does', () => {
    const { container } = render(<VehicleChip vehicle="2024 Toyota Camry, black" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('');
  });
});
