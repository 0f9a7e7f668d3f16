import type { PhotoKind } from '../shared/job-area';

export const KIND_NAMES: Record<PhotoKind, string> = { before: 'Before', after: 'After' };

export const NONE_YET: Record<PhotoKind, string> = {
  before:
    'None yet. Walk around the vehicle before you begin: what was there already is on record.',
  after: 'None yet. The same angles once more show what the work was worth.',
};
