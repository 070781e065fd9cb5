/** The part of opentype.js that sets type; it publishes no types. */
declare module 'opentype.js' {
  /** A step of an outline, with the points that its type has. */
  export type Command = {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
    x?: number;
    y?: number;
  };
  export type Glyph = {
    advanceWidth?: number;
    getPath(x: number, y: number, fontSize: number): { commands: Command[] };
  };
  export type Font = {
    unitsPerEm: number;
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  };
  const opentype: { parse(file: ArrayBuffer): Font };

  // biome-ignore lint/style/noDefaultExport: Node finds no named exports in this CommonJS file.
  export default opentype;
}
