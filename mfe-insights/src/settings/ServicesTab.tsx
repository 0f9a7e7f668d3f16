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

const priceOf = ({ price }: Service) => formatMoney(price, 'always');

/** '$249.99–$319.99' by size; '' if all cost the same. */
function rangeOf({ price, prices }: Service): string {
  const all = [price, ...prices.map((size) => size.price)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? '' : `${formatMoney(least, 'always')}–${formatMoney(most, 'always')}`;
}

const Named = ({ name, colour, category, hidden }: Service) => (
  <span className={styles.name}>
    {colour && <Swatch colour={colour} />} {name} {hidden && <Pill tone="neutral">Hidden</Pill>}
    {category && <span className={styles.category}>{category}</span>}
  </span>
);

const Priced = (service: Service) => (
  <>
    {priceOf(service)}
    {rangeOf(service) && <span className={styles.category}>{rangeOf(service)} by size</span>}
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
  const moves = (service: Service) =>
    movesOf(rows.indexOf(service), rows.length, (by) => move(service, by));
  const actions = (service: Service) => (
    <div className={styles.actions}>
      <IconButton icon="edit" label={`Edit ${service.name}`} onClick={() => open(service)} />
      <IconButton
        icon="trash"
        tone="danger"
        label={`Delete ${service.name}`}
        onClick={() => remove(service)}
      />
      <RowMenu label={`More about ${service.name}`} items={moves(service)} />
    </div>
  );
  /** Menu with all actions, since a phone's row has room for one button. */
  const more = (service: Service) => (
    <div className={styles.actions}>
      <RowMenu
        label={`More about ${service.name}`}
        items={[
          { key: 'edit', label: 'Edit', icon: 'edit', onSelect: () => open(service) },
          ...moves(service),
          {
            ...{ key: 'delete', label: 'Delete', icon: 'trash', danger: true },
            onSelect: () => remove(service),
          },
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
      render: ({ duration }) => duration,
    },
    { key: 'price', title: 'Price', align: 'right', render: Priced },
    ...(canWrite
      ? [
          {
            key: 'actions',
            title: 'Actions',
            align: 'actions',
            width: '152px',
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
        card={(service) => (
          <div className={styles.card}>
            {Named(service)}
            <span className={styles.price}>{rangeOf(service) || priceOf(service)}</span>
            <p className={styles.quiet} title={service.description}>
              {joinFacts([saidMinutes(service.duration), service.description])}
            </p>
            {canWrite && more(service)}
          </div>
        )}
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
