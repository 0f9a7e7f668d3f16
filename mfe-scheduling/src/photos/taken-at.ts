const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Time at which a photo was taken. The file's own time is right for new photos and for those from
 * the gallery. Copied or shared files have an old time or none, so the time of choosing is used.
 * EXIF is ignored because it has no time zone.
 */
export function takenAt({ lastModified }: Pick<File, 'lastModified'>, chosenAt: number): string {
  const isLikely = lastModified <= chosenAt && lastModified > chosenAt - WEEK_MS;
  return new Date(isLikely ? lastModified : chosenAt).toISOString();
}
