import type { Schema } from '@clearcoat/api-client';
import { useCan, useNavigate } from '@clearcoat/sdk';
import { RowMenu, type DropdownItem } from '@clearcoat/ui/core';
import { exportPath, type ContactFilter } from '../shared/contacts-api';
import { useDownload } from '../shared/use-download';

/** What one does with all contacts at once, beside adding one. The exports keep to the filter. */
export function ContactsMenu({ filter }: { filter: ContactFilter }) {
  const navigate = useNavigate();
  const canImport = useCan('contacts:write');
  const canExport = useCan('data:export');
  const download = useDownload();
  const goes = (label: string, path: string): DropdownItem => ({
    key: path,
    label,
    onSelect: () => void navigate(path),
  });
  const saves = (label: string, format: Schema<'ExportFormat'>): DropdownItem => ({
    key: format,
    label,
    onSelect: () => download.mutate(exportPath(format, filter)),
  });

  const items = [
    ...(canImport ? [goes('Import', '/contacts/import')] : []),
    ...(canExport ? [saves('Export CSV', 'csv'), saves('Export Excel', 'xlsx')] : []),
    ...(canImport ? [goes('Past Imports', '/contacts/imports')] : []),
  ];
  return <RowMenu label="More" items={items} loading={download.isPending} />;
}
