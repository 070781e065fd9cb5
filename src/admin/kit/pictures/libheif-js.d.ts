/** The part of libheif's JavaScript interface that is used here; the package types only the C functions below it. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type HeifImage = {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Fills `pixels` with RGBA, later; calls back with null if the image cannot be decoded. */
    display(pixels: ImageData, done: (pixels: ImageData | null) => void): void;
  };
  // biome-ignore lint/style/noDefaultExport: the package's own.
  export default function load(): {
    /** Logs what is wrong with a file, and returns no images. */
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
  };
}
