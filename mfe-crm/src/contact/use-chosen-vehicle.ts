import { useSearchParams } from '@clearcoat/sdk';

/** Whose jobs the history shows, in the address: '' for those of all. */
export function useChosenVehicle(): [string, (id: string) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (id: string) =>
    setSearch(
      (current) => {
        if (id) current.set('vehicle', id);
        else current.delete('vehicle');
        return current;
      },
      { replace: true },
    );
  return [search.get('vehicle') ?? '', choose];
}
