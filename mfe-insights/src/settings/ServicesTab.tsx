import { formatMoney, useCan, joinFacts } from '@clearcoat/sdk';
import {
  Button,
  Card,
  EmptyState,
  IconButton,
  Pill,
  RowMenu,
  Swatch,
  type DropdownItem,
} from '@clearcoat/ui/core';
import { DataTable, type Column } from '@clearcoat/ui/table';
import { useState } from 'react';
import { saidMinutes } from '../shared/duration';
import { Columns } from '../shared/Columns';
import { AddonsCard } from './AddonsCard';
import { ServiceDialog } from './ServiceDialog';
import styles from './ServicesTab.module.css';
import type { Service } from './settings-api';
import { SizesCard } from './SizesCard';
import { useDeleteService } from './use-delete-service';
import { useOrderServices } from './use-order-services';

/** Lowest and highest price of all sizes, as money; they may be equal. */
function rangeOf({ price, prices }: Service): [string, string] {
  const all = [price, ...prices.map((size) => size.price)];
  return [formatMoney(Math.min(...all), 'always'), formatMoney(Math.max(...all), 'always')];
}

/** '$249.99', or 'from $249.99' if sizes differ. */
function fromPrice(service: Service): string {
  const [least, most] = rangeOf(service);
  return least === most ? least : `from ${least}`;
}

const Named = ({ name, colour, category, hidden }: Service) => (
  <span className={styles.name}>
    {colour && <Swatch colour={colour} />} {name} {hidden && <Pill tone="neutral">Hidden</Pill>}
    {category && <span className={styles.category}>{category}</span>}
  </span>
);

function Priced(service: Service) {
  const [least, most] = rangeOf(service);
  return (
    <>
      {formatMoney(service.price, 'always')}
      {least !== most && (
        <span className={styles.category}>
          {least}–{most} by size
        </span>
      )}
    </>
  );
}

/** Minutes, as the SPEC's column says, and the same in hours from one hour on. */
const Lasting = ({ duration }: Service) => (
  <>
    {duration}
    {duration >= 60 && <span className={styles.category}>{saidMinutes(duration)}</span>}
  </>
);

/** Menu entries to move a service up or down. */
function movesOf(index: number, count: number, move: (by: number) => void): DropdownItem[] {
  return [
    ...(index > 0 ? [{ key: 'up', label: 'Move Up', onSelect: () => move(-1) }] : []),
    ...(index < count - 1 ? [{ key: 'down', label: 'Move Down', onSelect: () => move(1) }] : []),
  ];
}

/** Services as a table, or as cards on a phone. */
function ServicesCard({ services }: { services: readonly Service[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<Service>();
  const { remove, removing } = useDeleteService();
  const canWrite = useCan('settings:write');
  const { shown, move } = useOrderServices(services);
  const rows = shown.filter(({ id }) => !removing.includes(id));

  const open = (service?: Service) => {
    setEdited(service);
    setIsOpen(true);
  };
  const rarely = (service: Service): DropdownItem[] => [
    ...movesOf(rows.indexOf(service), rows.length, (by) => move(service, by)),
    {
      ...{ key: 'delete', label: 'Delete', icon: 'trash', danger: true },
      onSelect: () => remove(service),
    },
  ];
  const actions = (service: Service) => (
    <div className={styles.actions}>
      <IconButton icon="edit" label={`Edit ${service.name}`} onClick={() => open(service)} />
      <RowMenu label={`More about ${service.name}`} items={rarely(service)} />
    </div>
  );
  /** Menu with all actions, since a phone's row has room for one button. */
  const more = (service: Service) => (
    <div className={styles.actions}>
      <RowMenu
        label={`More about ${service.name}`}
        items={[
          { key: 'edit', label: 'Edit', icon: 'edit', onSelect: () => open(service) },
          ...rarely(service),
        ]}
      />
    </div>
  );
  const columns: Column<Service>[] = [
    {
      key: 'name',
      title: 'Service',
      width: '200px',
      render: Named,
    },
    {
      key: 'description',
      title: 'Description',
      render: ({ description }) => <span className={styles.quiet}>{description}</span>,
    },
    {
      key: 'duration',
      title: 'Duration (min)',
      align: 'right',
      width: '130px',
      render: Lasting,
    },
    { key: 'price', title: 'Price', align: 'right', render: Priced },
    ...(canWrite
      ? [
          {
            key: 'actions',
            title: 'Actions',
            align: 'actions',
            width: '112px',
            render: actions,
          } as const,
        ]
      : []),
  ];

  return (
    <Card
      title="Services"
      padding="none"
      extra={
        canWrite && (
          <Button variant="primary" icon="plus" onClick={() => open()}>
            Add Service
          </Button>
        )
      }
    >
      <DataTable
        caption="Services"
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon="car"
            title="No services defined yet"
            description="Add what you offer with its time and price. New appointments fill in from here."
          />
        }
        card={(service) => {
          const facts = joinFacts([saidMinutes(service.duration), service.description]);
          return (
            <div className={styles.card}>
              {Named(service)}
              <span className={styles.price}>{fromPrice(service)}</span>
              <p className={styles.quiet} title={facts}>
                {facts}
              </p>
              {canWrite && more(service)}
            </div>
          );
        }}
      />
      <ServiceDialog open={isOpen} service={edited} onClose={() => setIsOpen(false)} />
    </Card>
  );
}

/** Services tab: services, add-ons and vehicle sizes. */
export function ServicesTab({ services }: { services: readonly Service[] }) {
  return (
    <div className={styles.cards}>
      <ServicesCard services={services} />
      <Columns side={<SizesCard />}>
        <AddonsCard services={services} />
      </Columns>
    </div>
  );
}
