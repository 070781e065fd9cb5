/** Reads in a picture's markers if the file is complete, and if the picture is animated. */
export function inspectFile(bytes: ArrayBuffer): { isWhole: boolean; isAnimated: boolean } {
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.startsWith('GIF8')) {
    return { isWhole: text.endsWith(';'), isAnimated: text.split(/!ù\cD/).length > 2 };
  }
  if (text.startsWith('PNG', 1)) {
    return { isWhole: text.includes('IEND'), isAnimated: text.includes('\0\0\0\bacTL') };
  }
  if (text.startsWith('RIFF') && bytes.byteLength > 8) {
    const length = new DataView(bytes).getUint32(4, true) + 8;
    return { isWhole: bytes.byteLength >= length, isAnimated: text.includes('ANMF') };
  }
  // A JPEG may contain other JPEGs, such as its thumbnail, each with a scan and an end.
  const isWhole = !text.startsWith('ÿØ') || text.lastIndexOf('ÿÙ') > text.lastIndexOf('ÿÚ');
  return { isWhole, isAnimated: text.startsWith('ftypavis', 4) };
}

/** Returns false if the browser alters the pixels read from a canvas, to prevent fingerprinting. */
export function isCanvasExact(): boolean {
  const context = new OffscreenCanvas(16, 16).getContext('2d');
  const colours = Array.from({ length: 256 }, (_, index) => [index, 255 - index, 99]);
  for (const [index, colour] of colours.entries()) {
    if (context) context.fillStyle = `rgb(${colour})`;
    context?.fillRect(index % 16, Math.floor(index / 16), 1, 1);
  }
  const drawn = colours.map((colour) => [...colour, 255]).join();
  return context?.getImageData(0, 0, 16, 16).data.join() === drawn;
}
