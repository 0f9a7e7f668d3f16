import { toastError } from '@clearcoat/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moved } from './moved';
import { orderServices, refreshSettings, type Service } from './settings-api';

/** Moves a service up or down; the list is the order in which services are offered. */
export function useOrderServices(services: readonly Service[]) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (order: readonly Service[]) => orderServices(order.map(({ id }) => id)),
    onError: (error) => toastError(error, "That wasn't saved. Please try again."),
    onSettled: () => refreshSettings(client),
  });
  // Optimistic order until the server answers.
  const shown = isPending ? variables : services;
  const move = (service: Service, by: number) =>
    mutate(
      moved(
        shown,
        shown.findIndex(({ id }) => id === service.id),
        by,
      ),
    );
  return { shown, move };
}
