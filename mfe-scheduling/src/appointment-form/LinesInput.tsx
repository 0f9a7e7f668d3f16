import { formatMoney, joinFacts } from '@clearcoat/sdk';
import { Button, IconButton } from '@clearcoat/ui/core';
import { Checkbox, Input, MoneyInput } from '@clearcoat/ui/forms';
import { useId } from 'react';
import { lengthOf } from '../shared/day-plan';
import type { FormLine } from './lines';
import styles from './LinesInput.module.css';
import type { Addon } from './services-api';

interface LinesInputProps {
  /** Add-ons offered with the service. */
  addons: readonly Addon[];
  value?: FormLine[] | undefined;
  onChange?: (lines: FormLine[]) => void;
}

type Own = Exclude<FormLine['kind'], 'addon'>;

const NAMES: Record<Own, string> = { fee: 'Fee', discount: 'Discount' };

const factsOf = ({ price, minutes }: Addon) =>
  joinFacts([`+${formatMoney(price, 'always')}`, minutes > 0 && lengthOf(minutes)]);

const lineOf = ({ id, name, price }: Addon): FormLine => ({
  ...{ kind: 'addon', addonId: id, name, quantity: 1, price: price.toFixed(2) },
});

interface OwnLineProps {
  line: FormLine;
  onChange: (line: FormLine) => void;
  onRemove: () => void;
}

function OwnLine({ line, onChange, onRemove }: OwnLineProps) {
  // A newer API may have further kinds.
  const what = (NAMES as Partial<Record<string, string>>)[line.kind] ?? 'Extra';
  return (
    <li className={styles.own}>
      <Input
        aria-label={`What the ${what.toLowerCase()} is for`}
        value={line.name}
        maxLength={120}
        onChange={(event) => onChange({ ...line, name: event.target.value })}
      />
      <MoneyInput
        aria-label={`${what}: ${line.name}`}
        value={line.price}
        onChange={(price) => onChange({ ...line, price })}
      />
      <IconButton icon="trash" label={`Remove ${line.name || what}`} onClick={onRemove} />
    </li>
  );
}

/** Checkboxes for add-ons with price and duration, and rows for custom fees and discounts. */
export function LinesInput({ addons, value = [], onChange }: LinesInputProps) {
  const titleId = useId();
  const booked = value.filter(
    ({ kind, addonId }) => kind === 'addon' && !addons.some(({ id }) => id === addonId),
  );
  const toggle = (addon: Addon, isOn: boolean) =>
    onChange?.(
      isOn ? [...value, lineOf(addon)] : value.filter(({ addonId }) => addonId !== addon.id),
    );
  const replace = (index: number, line?: FormLine) =>
    onChange?.(value.flatMap((each, at) => (at === index ? (line ?? []) : each)));
  const add = (kind: Own) =>
    onChange?.([...value, { kind, addonId: null, name: NAMES[kind], quantity: 1, price: '' }]);
  return (
    <div className={styles.lines} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        Add-ons and fees
      </p>
      {addons.length + booked.length > 0 && (
        <div className={styles.addons}>
          {addons.map((addon) => {
            const line = value.find(({ addonId }) => addonId === addon.id);
            return (
              <Checkbox
                key={addon.id}
                className={styles.addon}
                checked={line !== undefined}
                onChange={(event) => toggle(addon, event.target.checked)}
              >
                <span className={styles.name}>
                  {addon.name}
                  {line && line.quantity > 1 && ` × ${line.quantity}`}
                </span>
                <span className={styles.facts}>{factsOf(addon)}</span>
              </Checkbox>
            );
          })}
          {booked.map((line) => (
            <Checkbox
              key={line.addonId}
              className={styles.addon}
              checked
              onChange={() => onChange?.(value.filter((each) => each !== line))}
            >
              <span className={styles.name}>{line.name}</span>
              <span className={styles.facts}>${line.price} · as booked</span>
            </Checkbox>
          ))}
        </div>
      )}
      <ul className={styles.owns}>
        {value.map(
          (line, index) =>
            line.kind !== 'addon' && (
              <OwnLine
                // The lines have no id, so their index is the key.
                key={index}
                line={line}
                onChange={(changed) => replace(index, changed)}
                onRemove={() => replace(index)}
              />
            ),
        )}
      </ul>
      <div className={styles.more}>
        <Button size="small" icon="plus" onClick={() => add('fee')}>
          Fee
        </Button>
        <Button size="small" icon="plus" onClick={() => add('discount')}>
          Discount
        </Button>
      </div>
    </div>
  );
}
