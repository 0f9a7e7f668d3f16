import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { contrast } from '../theme/contrast';
import { PaintedVehicle } from './PaintedVehicle';
import { VehicleChip } from './VehicleChip';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const drawings = read('vehicles.svg');
const tokens = read('../theme/tokens.css');

const addressOf = (vehicle: string) =>
  render(<PaintedVehicle vehicle={vehicle} />)
    .container.querySelector('img')
    ?.getAttribute('src');

describe('PaintedVehicle', () => {
  it.each([
    ['2021 Ford F-150, blue', '#truck-blue'],
    ['2013 Mazda MX-5, pearl white', '#roadster-pearl-white'],
    ['Something of 1962', '#sedan-primer'],
  ])('has the body and the paint that %j names', (vehicle, drawing) => {
    expect(addressOf(vehicle)).toMatch(new RegExp(`${drawing}$`));
    expect(drawings).toContain(`<view id="${drawing.slice(1)}" />`);
  });

  it('says nothing: the text beside it does', () => {
    const { container } = render(<VehicleChip vehicle="2024 Toyota Camry, black" />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container).toHaveTextContent('');
  });
});

/** Middle of a gradient of two colours, as in '#RRGGBB'. */
function middle([top = '', bottom = '']: readonly string[]): string {
  const channels = [1, 3, 5].map((at) =>
    [top, bottom].map((hex) => parseInt(hex.slice(at, at + 2), 16)),
  );
  const means = channels.map(([one = 0, other = 0]) => Math.round((one + other) / 2));
  return `#${means.map((mean) => mean.toString(16).padStart(2, '0')).join('')}`;
}

/** Middle of a chip's ground in the light and in the dark. */
function groundsOf(kind: string): readonly string[] {
  const colours = ['top', 'bottom'].map((end) => {
    const [, value = ''] = new RegExp(`--cc-chip-${kind}${end}: (.+);`).exec(tokens) ?? [];
    return [...value.matchAll(/rgb\((\d+) (\d+) (\d+)\)/g)].map(
      ([, ...rgb]) => `#${rgb.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`,
    );
  });
  return [0, 1].map((theme) => middle(colours.map((pair) => pair[theme] ?? '')));
}

const GROUNDS = { lightPaint: 'light-paint-', darkPaint: 'dark-paint-' };
const paints = [
  ...drawings.matchAll(/\[id\$='-([\w-]+)'\]:target\) \{ --top: (#\w+); --bottom: (#\w+)/g),
].map(([, name = '', ...colours]) => ({ name, colours }));

describe('VehicleChip', () => {
  it.each(paints)('shows a vehicle in $name in both themes', ({ name, colours }) => {
    const { container } = render(<VehicleChip vehicle={`Audi A4, ${name.replace('-', ' ')}`} />);
    const chip = container.querySelector('.chip');
    const kind = Object.entries(GROUNDS).find(([look]) => chip?.classList.contains(look))?.[1];
    for (const ground of groundsOf(kind ?? '')) {
      expect(contrast(middle(colours), ground)).toBeGreaterThanOrEqual(1.6);
    }
  });
});
