import { useCan, useNavigate } from '@clearcoat/sdk';
import { RowMenu, type DropdownItem } from '@clearcoat/ui/core';
import { useDownload } from '../shared/use-download';

const exportPath = (format: string, search: string) =>
  `/api/contacts/export?${new URLSearchParams({ format, ...(search && { search }) }).toString()}`;

/** What one does with all contacts at once, beside adding one. The exports keep to the search. */
export function ContactsMenu({ search }: { search: string }) {
  const navigate = useNavigate();
  const canImport = useCan('contacts:write');
  const canExport = useCan('data:export');
  const download = useDownload();
  const goes = (label: string, path: string): DropdownItem => ({
    key: path,
    label,
    onSelect: () => void navigate(path),
  });
  const saves = (label: string, format: string): DropdownItem => ({
    key: format,
    label,
    onSelect: () => download.mutate(exportPath(format, search)),
  });

  const items = [
    ...(canImport ? [goes('Import', '/contacts/import')] : []),
    ...(canExport ? [saves('Export CSV', 'csv'), saves('Export Excel', 'xlsx')] : []),
    ...(canImport ? [goes('Past Imports', '/contacts/imports')] : []),
  ];
  return <RowMenu label="More" items={items} loading={download.isPending} />;
}
