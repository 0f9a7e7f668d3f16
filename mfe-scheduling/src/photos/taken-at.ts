const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * When a photo was taken. What a phone has just taken, or keeps in its gallery, has that moment as the file's own; what was copied or
 * sent about has an old one, or none: then it is the moment at which it was chosen. The picture's own word of it is not read, as it is
 * in the phone's wall time, without a zone.
 */
export function takenAt({ lastModified }: Pick<File, 'lastModified'>, chosenAt: number): string {
  const isLikely = lastModified <= chosenAt && lastModified > chosenAt - WEEK_MS;
  return new Date(isLikely ? lastModified : chosenAt).toISOString();
}
