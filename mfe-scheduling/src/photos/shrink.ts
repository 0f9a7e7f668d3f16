/** As large as the server keeps one. */
const LONG_EDGE = 1600;
const QUALITY = 0.85;
/** Nothing is gained by drawing a smaller one anew. */
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
 * A phone's photo has some megabytes, most of them for nothing: over a bad line as little is sent as is kept. What the browser
 * cannot read goes as it is, for the server to say what is wrong with it.
 */
export async function shrink(file: Blob): Promise<Blob> {
  if (file.size <= SMALL_BYTES) return file;
  const smaller = await redraw(file).catch(() => null);
  return smaller && smaller.size < file.size ? smaller : file;
}
