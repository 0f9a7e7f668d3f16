/** What was drafted was made from an appointment that is another one by now. */
export const CHANGED_MEANWHILE = {
  version_conflict:
    'This appointment was changed meanwhile. Please look at it before you try again.',
  not_found: 'This appointment is not there any more.',
};
