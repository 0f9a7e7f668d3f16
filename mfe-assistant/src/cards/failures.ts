/** Message for a draft whose appointment has changed since. */
export const CHANGED_MEANWHILE = {
  version_conflict:
    'This appointment was changed meanwhile. Please look at it before you try again.',
  not_found: 'This appointment is not there any more.',
};
