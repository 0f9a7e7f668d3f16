import type { Schema } from '@clearcoat/api-client';
import { useCan, useNavigate } from '@clearcoat/sdk';
import type { useExport } from '@clearcoat/sdk/query';
import { RowMenu, type DropdownItem } from '@clearcoat/ui/core';
import { narrowing, type ContactFilter } from '../shared/contacts-api';

interface ContactsMenuProps {
  filter: ContactFilter;
  exporting: ReturnType<typeof useExport>;
}

/** Menu of actions on all contacts. Exports respect the filter. */
export function ContactsMenu({ filter, exporting }: ContactsMenuProps) {
  const navigate = useNavigate();
  const canImport = useCan('contacts:write');
  const canExport = useCan('data:export');
  const goes = (label: string, path: string): DropdownItem => ({
    key: path,
    label,
    onSelect: () => void navigate(path),
  });
  const saves = (label: string, format: Schema<'ExportFormat'>): DropdownItem => ({
    key: format,
    label,
    onSelect: () =>
      exporting.start(
        { what: 'customers', format, ...narrowing(filter) },
        'Failed to download the file. Please try again.',
      ),
  });

  const items = [
    ...(canImport ? [goes('Import', '/contacts/import')] : []),
    ...(canExport ? [saves('Export CSV', 'csv'), saves('Export Excel', 'xlsx')] : []),
    ...(canImport ? [goes('Past Imports', '/contacts/imports')] : []),
  ];
  // A long export shows its progress in the page and does not block the menu.
  const isBusy = exporting.isBusy && exporting.progress === undefined;
  return <RowMenu label="More" items={items} loading={isBusy} />;
}
