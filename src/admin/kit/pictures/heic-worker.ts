import loadLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { UPLOAD_MAX_PIXELS, type UploadErrorCode } from '#domain/media/photo-upload.ts';

export type HeicDecodeResult = ImageBitmap | UploadErrorCode;

/** Name of the colour profile of iPhone photos, in UTF-16 as in ICC profiles. */
const DISPLAY_P3 = [...'Display P3'].join('\0');

/** Decodes a HEIC photo, or returns an error code. libheif turns the picture upright, as the file says. */
async function decode(file: File): Promise<HeicDecodeResult> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const images = new (loadLibheif().HeifDecoder)().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary());
  if (!image) return 'truncated';
  const width = image.get_width();
  const height = image.get_height();
  if (width * height > UPLOAD_MAX_PIXELS) return 'too-heavy';
  const isP3 = new TextDecoder('latin1').decode(bytes).includes(DISPLAY_P3);
  const pixels = new ImageData(width, height, { colorSpace: isP3 ? 'display-p3' : 'srgb' });
  const filled = await new Promise((resolve) => image.display(pixels, resolve));
  return filled ? createImageBitmap(pixels) : 'truncated';
}

addEventListener('message', async ({ data }: MessageEvent<File>) => {
  const answer = await decode(data).catch(() => 'truncated' as const);
  postMessage(answer, { transfer: typeof answer === 'string' ? [] : [answer] });
});
