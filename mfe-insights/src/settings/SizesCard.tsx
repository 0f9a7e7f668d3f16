import { errorText } from '@clearcoat/api-client';
import { useCan } from '@clearcoat/sdk';
import { Button, Card, ErrorState, IconButton, SkeletonForm } from '@clearcoat/ui/core';
import { FormItem, Input, SavedForm } from '@clearcoat/ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { moved } from './moved';
import { saveSizes, sizeListQuery, type SizeInput, type SizeList } from './settings-api';
import styles from './SizesCard.module.css';

interface SizesInputProps {
  value?: SizeInput[];
  onChange?: (sizes: SizeInput[]) => void;
}

/** Vehicle sizes in order, with rename, move and add. */
function SizesInput({ value = [], onChange }: SizesInputProps) {
  const rename = (index: number, name: string) =>
    onChange?.(value.map((size, at) => (at === index ? { ...size, name } : size)));
  return (
    <div className={styles.sizes} role="group" aria-label="Vehicle sizes">
      {value.map((size, index) => {
        const what = size.name || `Size ${index + 1}`;
        return (
          <div key={size.id} className={styles.size}>
            <Input
              aria-label={`Size ${index + 1}`}
              value={size.name}
              maxLength={40}
              onChange={(event) => rename(index, event.target.value)}
            />
            <span className={styles.up}>
              {index > 0 && (
                <IconButton
                  icon="arrow-left"
                  label={`Move ${what} up`}
                  onClick={() => onChange?.(moved(value, index, -1))}
                />
              )}
            </span>
            <IconButton
              icon="trash"
              label={`Remove ${what}`}
              onClick={() => onChange?.(value.filter((_, at) => at !== index))}
            />
          </div>
        );
      })}
      <Button
        size="small"
        icon="plus"
        onClick={() => onChange?.([...value, { id: crypto.randomUUID(), name: '' }])}
        className={styles.add}
      >
        Add Size
      </Button>
    </div>
  );
}

interface SizesValues {
  sizes: SizeInput[];
}

const toValues = ({ sizes }: SizeList): SizesValues => ({ sizes });

const inWords = (_name: string, value: unknown) =>
  (value as SizesValues['sizes']).map(({ name }) => name).join(', ');

function SizesForm({ list }: { list: SizeList }) {
  const client = useQueryClient();
  return (
    <SavedForm<SizesValues, SizeList>
      initialValues={toValues(list)}
      save={({ sizes }, { version }) => saveSizes(client, sizes, version)}
      conflict={{ stored: list, toValues, labels: { sizes: 'Sizes' }, inWords }}
      savedText="Your sizes were saved."
      failureText={(error) => errorText(error, 'Failed to save your sizes. Please try again.')}
      submitLabel="Save Sizes"
      isBeside
    >
      <FormItem name="sizes">
        <SizesInput />
      </FormItem>
    </SavedForm>
  );
}

/** Vehicle sizes, which prices depend on. */
export function SizesCard() {
  const canWrite = useCan('settings:write');
  const { data: list, error, refetch } = useQuery(sizeListQuery());
  return (
    <Card title="Vehicle Sizes">
      <p className={styles.lead}>Each size can have its own price. We size most models for you.</p>
      {list && canWrite && <SizesForm list={list} />}
      {list && !canWrite && <p>{list.sizes.map(({ name }) => name).join(', ')}</p>}
      {!list && !error && <SkeletonForm label="Loading sizes..." fields={4} />}
      {!list && error && (
        <ErrorState title="Couldn't load your sizes" error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
