import type { JobPhoto, PhotoKind } from '../shared/job-area';

export const ofKind = <P extends { kind: PhotoKind }>(photos: readonly P[], kind: PhotoKind) =>
  photos.filter((photo) => photo.kind === kind);

/** The first from before with the first from afterwards, and so on: they are taken on the same way around the car. */
export function pairsOf(photos: readonly JobPhoto[]): { before: JobPhoto; after: JobPhoto }[] {
  const afterwards = ofKind(photos, 'after');
  return ofKind(photos, 'before').flatMap((before, index) => {
    const after = afterwards[index];
    return after ? [{ before, after }] : [];
  });
}
