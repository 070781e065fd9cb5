import { UploadFailure } from '#admin/data/send-photo.ts';
import { storedScale, UPLOAD_ERRORS, UPLOAD_MAX_BYTES } from '#domain/media/photo-upload.ts';

/** Shrinks a photograph, from about 10 MB to 500 kB. The canvas is sRGB: wider gamuts are converted. */
export async function preparePhoto(file: File): Promise<Blob> {
  const upright = { imageOrientation: 'from-image' } as const;
  const isReadable = isWhole(await file.arrayBuffer()) && isCanvasExact();
  const bitmap = isReadable ? await createImageBitmap(file, upright).catch(() => null) : null;
  if (bitmap === null) {
    if (file.size > UPLOAD_MAX_BYTES) throw new UploadFailure(UPLOAD_ERRORS['too-heavy']);
    // The server decodes more types than some browsers, and says what is wrong with the others.
    return file;
  }
  const scale = storedScale(bitmap);
  const width = Math.ceil(bitmap.width * scale);
  const height = Math.ceil(bitmap.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new UploadFailure(UPLOAD_ERRORS.failed);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  // Pictures of other types may be transparent.
  const type = /jpe?g|hei[cf]/.test(file.type) ? 'image/jpeg' : 'image/webp';
  const blob = await canvas.convertToBlob({ type, quality: 0.92 });
  // Frees the canvas at once: phones have little memory for canvases.
  canvas.width = 0;
  return blob;
}

/** Reads in a picture's markers if the file is complete: some browsers decode a file that is cut off. */
function isWhole(bytes: ArrayBuffer): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.startsWith('GIF8')) return text.endsWith(';');
  if (text.startsWith('PNG', 1)) return text.includes('IEND');
  if (text.startsWith('RIFF') && bytes.byteLength > 8) {
    return bytes.byteLength >= new DataView(bytes).getUint32(4, true) + 8;
  }
  // A JPEG may contain other JPEGs, such as its thumbnail, each with a scan and an end.
  return !text.startsWith('ÿØ') || text.lastIndexOf('ÿÙ') > text.lastIndexOf('ÿÚ');
}

/** Returns false if the browser alters the pixels read from a canvas, to prevent fingerprinting. */
function isCanvasExact(): boolean {
  const context = new OffscreenCanvas(16, 16).getContext('2d');
  const colours = Array.from({ length: 256 }, (_, index) => [index, 255 - index, 99]);
  for (const [index, colour] of colours.entries()) {
    if (context) context.fillStyle = `rgb(${colour})`;
    context?.fillRect(index % 16, Math.floor(index / 16), 1, 1);
  }
  const drawn = colours.map((colour) => [...colour, 255]).join();
  return context?.getImageData(0, 0, 16, 16).data.join() === drawn;
}
