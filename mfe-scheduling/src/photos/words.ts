import type { PhotoKind } from '../shared/job-area';

export const KIND_NAMES: Record<PhotoKind, string> = { before: 'Before', after: 'After' };

export const NONE_YET: Record<PhotoKind, string> = {
  before:
    'None yet. Walk around the vehicle before you begin, so damage that was already there is on record.',
  after: 'None yet. Same angles as before.',
};
