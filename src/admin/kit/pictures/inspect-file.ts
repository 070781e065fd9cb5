type Inspected = { isUncut: boolean; isAnimated: boolean; isOpaqueType: boolean; isHeic: boolean };

/** Matches the start of a HEIC file. An AVIF file may name the general brands `mif1` and `msf1` too. */
const HEIC = /^.{4}ftyp(?!.{4,28}avi[fs])(?:he[iv]|m[is]f1)/s;

/** Inspects a picture file: is it complete, animated, HEIC, or of a type without transparency (`isOpaqueType`)? */
export function inspectPictureFile(bytes: ArrayBuffer): Inspected {
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.startsWith('GIF8')) {
    const isAnimated = text.split(/!ù\cD/).length > 2;
    return { isUncut: text.endsWith(';'), isAnimated, isOpaqueType: false, isHeic: false };
  }
  if (text.startsWith('PNG', 1)) {
    const isAnimated = text.includes('\0\0\0\bacTL');
    return { isUncut: text.includes('IEND'), isAnimated, isOpaqueType: false, isHeic: false };
  }
  if (text.startsWith('RIFF') && bytes.byteLength > 8) {
    const length = new DataView(bytes).getUint32(4, true) + 8;
    const isUncut = bytes.byteLength >= length;
    return { isUncut, isAnimated: text.includes('ANMF'), isOpaqueType: false, isHeic: false };
  }
  // A JPEG may contain other JPEGs, such as its thumbnail: a complete file has an end marker after its last scan.
  const isUncut = !text.startsWith('ÿØ') || text.lastIndexOf('ÿÙ') > text.lastIndexOf('ÿÚ');
  return {
    isUncut,
    isAnimated: text.startsWith('ftypavis', 4),
    isOpaqueType: !text.startsWith('ftypavi', 4),
    isHeic: HEIC.test(text.slice(0, 40)),
  };
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
