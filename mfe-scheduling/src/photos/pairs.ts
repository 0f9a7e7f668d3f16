import type { JobPhoto, PhotoKind } from '../shared/job-area';

export const ofKind = <P extends { kind: PhotoKind }>(photos: readonly P[], kind: PhotoKind) =>
  photos.filter((photo) => photo.kind === kind);

/**
 * Pairs the first before photo with the first after photo, and so on, since both series go around
 * the car in the same order.
 */
export function pairsOf(photos: readonly JobPhoto[]): { before: JobPhoto; after: JobPhoto }[] {
  const afterwards = ofKind(photos, 'after');
  return ofKind(photos, 'before').flatMap((before, index) => {
    const after = afterwards[index];
    return after ? [{ before, after }] : [];
  });
}
