/** The part of libheif's JavaScript interface that is used here; the package has types for the C functions only. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type HeifImage = {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    display(pixels: ImageData, done: (filled: ImageData | null) => void): void;
  };
  type Libheif = { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  // biome-ignore lint/style/noDefaultExport: the package's own.
  export default function load(): Libheif;
}
