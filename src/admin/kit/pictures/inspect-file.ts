/** Matches the start of HEIC files; not of AVIF files, which may name the general brands `mif1` and `msf1` too. */
const HEIC = /^.{4}ftyp(?!.{4,28}avi[fs])(?:he[iv]|m[is]f1)/s;

/** Inspects a picture file: is it complete, animated, HEIC, or of a type without transparency (`isOpaqueType`)? */
export function detectPictureFileProperties(bytes: ArrayBuffer) {
  const text = new TextDecoder('latin1').decode(bytes);
  const defaults = { isAnimated: false, isOpaqueType: false, isHeic: HEIC.test(text.slice(0, 40)) };
  if (text.startsWith('GIF8')) {
    const isAnimated = text.split(/!ù\cD/).length > 2;
    return { ...defaults, isUncut: text.endsWith(';'), isAnimated };
  }
  if (text.startsWith('PNG', 1)) {
    const isAnimated = text.includes('\0\0\0\bacTL');
    return { ...defaults, isUncut: text.includes('IEND'), isAnimated };
  }
  if (text.startsWith('RIFF') && bytes.byteLength > 8) {
    const isUncut = bytes.byteLength >= new DataView(bytes).getUint32(4, true) + 8;
    return { ...defaults, isUncut, isAnimated: text.includes('ANMF') };
  }
  // A JPEG may contain other JPEGs, such as its thumbnail: the file is complete if an end marker follows its last scan.
  const isUncut = !text.startsWith('ÿØ') || text.lastIndexOf('ÿÙ') > text.lastIndexOf('ÿÚ');
  const isAnimated = text.startsWith('ftypavis', 4);
  return { ...defaults, isUncut, isAnimated, isOpaqueType: !text.startsWith('ftypavi', 4) };
}

/** Returns false if the browser alters the pixels that are read from a canvas, as some do to prevent fingerprinting. */
export function isCanvasUnaltered(): boolean {
  const context = new OffscreenCanvas(16, 16).getContext('2d');
  const colours = Array.from({ length: 256 }, (_, index) => [index, 255 - index, 99]);
  for (const [index, colour] of colours.entries()) {
    if (context) context.fillStyle = `rgb(${colour})`;
    context?.fillRect(index % 16, Math.floor(index / 16), 1, 1);
  }
  const drawn = colours.map((colour) => [...colour, 255]).join();
  return context?.getImageData(0, 0, 16, 16).data.join() === drawn;
}
