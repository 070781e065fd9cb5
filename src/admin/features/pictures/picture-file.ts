import { type PictureType, pictureType } from '#domain/media/picture-type.ts';
import { UPLOAD_MAX_PIXELS, type UploadErrorCode } from '#domain/media/upload.ts';

type Size = { width: number; height: number };

const START_OF_SCAN = 0xda;
/** JPEG segments that hold the size: SOF0 to SOF15, without DHT, JPG and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The size of a JPEG, and where its pixels begin; null when its segments break off. */
function jpegHead(bytes: Uint8Array): { size: Size; scan: number } | null {
  const view = viewOf(bytes);
  let size: Size | null = null;
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return null;
    if (marker === START_OF_SCAN) return size && { size, scan: at };
    if (isFrame(marker)) size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Whether the end of a JPEG's pixels is there: 0xff 0xd9, which pixels never contain. */
function hasJpegEnd(bytes: Uint8Array, scan: number): boolean {
  for (let at = scan; at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

function checkJpeg(bytes: Uint8Array): UploadErrorCode | Size {
  const head = jpegHead(bytes);
  return head && hasJpegEnd(bytes, head.scan) ? head.size : 'truncated';
}

const latin = (bytes: Uint8Array, from: number, to?: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

function checkPng(bytes: Uint8Array): UploadErrorCode | Size {
  if (!latin(bytes, -64).includes('IEND')) return 'truncated';
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

const WEBP_ANIMATION = 0b10;

function checkWebp(bytes: Uint8Array): UploadErrorCode | null {
  const view = viewOf(bytes);
  if (bytes.length < 30 || view.getUint32(4, true) > bytes.length - 8) return 'truncated';
  const isExtended = latin(bytes, 12, 16) === 'VP8X';
  return isExtended && view.getUint8(20) & WEBP_ANIMATION ? 'animated' : null;
}

function checkSound(type: PictureType, bytes: Uint8Array): UploadErrorCode | Size | null {
  switch (type) {
    case 'jpeg':
      return checkJpeg(bytes);
    case 'png':
      return checkPng(bytes);
    case 'webp':
      return checkWebp(bytes);
    case 'svg':
      return 'svg';
    default:
      return null;
  }
}

/**
 * What a file is by its bytes, or why it cannot be a photograph of the library: what browsers would
 * make something else of, such as half a picture, or would need gigabytes for.
 */
export function checkPicture(bytes: Uint8Array): PictureType | { refused: UploadErrorCode } {
  const type = pictureType(bytes);
  if (type === null) return { refused: 'not-a-picture' };
  const found = checkSound(type, bytes);
  if (typeof found === 'string') return { refused: found };
  const isTooLarge = found !== null && found.width * found.height > UPLOAD_MAX_PIXELS;
  return isTooLarge ? { refused: 'too-many-pixels' } : type;
}
