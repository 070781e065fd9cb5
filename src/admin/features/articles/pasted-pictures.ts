import { isLocalPicture } from './clean-pasted.ts';

const TYPES = { pngblip: 'image/png', jpegblip: 'image/jpeg' } as const;
const BLIP = /\\(pngblip|jpegblip)(?![a-z])/g;
/** What may stand between the type of a picture and its bytes. */
const BYTES = /(?:\\[a-z]+-?\d* ?|\{\\\*\\blipuid [0-9a-f]+\}|\s)*([0-9a-f\s]+)/iy;

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  const digits = hex.replace(/\s+/g, '');
  const bytes = new Uint8Array(digits.length >> 1);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  }
  return bytes;
}

/** The pictures in RTF, which Word puts beside HTML that only names files on the disk. */
export function picturesInRtf(rtf: string): File[] {
  return Array.from(rtf.matchAll(BLIP)).flatMap(({ 0: mark, 1: blip, index }) => {
    BYTES.lastIndex = index + mark.length;
    const [, hex = ''] = BYTES.exec(rtf) ?? [];
    if (hex === '') return [];
    const type = blip === 'pngblip' ? TYPES.pngblip : TYPES.jpegblip;
    return [new File([fromHex(hex)], 'image collée', { type })];
  });
}

const DATA_URL = /^data:([a-z0-9.+/-]*)(?:;[^,]*)?;base64,([\s\S]*)$/i;

/** The file in a data URL; null for one that is malformed. */
function fromDataUrl(url: string): File | null {
  const [, type = '', base64 = ''] = DATA_URL.exec(url) ?? [];
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return bytes.length > 0 ? new File([bytes], 'image collée', { type }) : null;
  } catch {
    return null;
  }
}

const isData = (src: string) => /^data:/i.test(src);

export type Clipboard = Pick<DataTransfer, 'getData'> & { files: Iterable<File> };

/**
 * Reads the pictures of pasted HTML that are not on the web, in the order of the text: those in it,
 * and those of Word that RTF holds beside it.
 */
export function pastedPictures(html: string, clipboard: Clipboard): (src: string) => File | null {
  const { images } = new DOMParser().parseFromString(html, 'text/html');
  const sources = Array.from(images, (image) => image.getAttribute('src') ?? '');
  const onDisk = sources.filter((src) => isLocalPicture(src) && !isData(src));
  const inRtf = onDisk.length > 0 ? picturesInRtf(clipboard.getData('text/rtf')) : [];
  // With another number of them nobody knows which is which.
  const readable = inRtf.length === onDisk.length ? inRtf : [];
  return (src) => (isData(src) ? fromDataUrl(src) : (readable.shift() ?? null));
}

/**
 * The files of a clipboard that are pasted instead of its text: those without text beside them. A
 * word processor adds a picture of the text, a browser the HTML of the picture.
 */
export function filesOf(clipboard: Clipboard): File[] {
  const { body } = new DOMParser().parseFromString(clipboard.getData('text/html'), 'text/html');
  const hasText = (body.textContent ?? '').trim() !== '' || body.querySelectorAll('img').length > 1;
  return hasText || clipboard.getData('text/plain').trim() !== '' ? [] : [...clipboard.files];
}
