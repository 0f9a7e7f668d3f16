/** Maximum size that the server stores. */
const LONG_EDGE = 1600;
const QUALITY = 0.85;
/** Below this size re-encoding saves nothing. */
const SMALL_BYTES = 400 * 1024;

async function redraw(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONG_EDGE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/**
 * Shrinks a photo before upload, because phone photos have megabytes that nobody needs. A file
 * that the browser cannot decode is sent as it is, so that the server can refuse it with a reason.
 */
export async function shrink(file: Blob): Promise<Blob> {
  if (file.size <= SMALL_BYTES) return file;
  const smaller = await redraw(file).catch(() => null);
  return smaller && smaller.size < file.size ? smaller : file;
}
