/** Business hours; the operator replaces them. */
export const businessHours = [
  { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
  { days: 'Saturday', hours: '10:00 AM to 2:00 PM' },
  { days: 'Sunday', hours: 'Closed' },
] as const;

export const TIME_ZONE_NAME = 'Eastern Time';
