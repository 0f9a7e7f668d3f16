import type { Schema } from '@clearcoat/api-client';

const ABOUT = {
  id: 'a7',
  version: 3,
  customer: 'Ana Ruiz',
  service: 'Full Detail',
  now: { date: '2026-11-25', startTime: '09:00', endTime: '13:00' },
};

export const moveCard = (): Schema<'ChatCard'> => ({
  kind: 'move',
  title: 'Full Detail for Ana Ruiz',
  warnings: ['At the same time: Express Wash for Bo Lee at 9:00 AM'],
  move: {
    ...ABOUT,
    payload: {
      contactId: 'contact-1',
      serviceId: 's1',
      date: '2026-11-27',
      startTime: '10:00',
      endTime: '14:00',
    },
  },
});

export const cancelCard = (): Schema<'ChatCard'> => ({
  kind: 'cancel',
  title: 'Full Detail for Ana Ruiz',
  warnings: [],
  cancel: ABOUT,
});

export const stepCard = (): Schema<'ChatCard'> => ({
  kind: 'step',
  title: 'Full Detail for Ana Ruiz',
  warnings: [],
  step: { ...ABOUT, step: 'finish' },
});

export const customerCard = (): Schema<'ChatCard'> => ({
  kind: 'customer',
  title: 'John Doe',
  warnings: ['A phone number is still needed'],
  customer: { name: 'John Doe', phone: '', email: '', address: '2020 Tacoma, black' },
});

export const priceCard = (): Schema<'ChatCard'> => ({
  kind: 'price',
  title: 'Full Detail',
  warnings: ['Its prices by vehicle size stay as they are'],
  price: {
    ...{ id: 's1', version: 4, now: 249.99 },
    payload: { name: 'Full Detail', duration: 240, price: 220 },
  },
});
