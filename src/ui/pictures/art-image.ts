/** Our own art is drawn once, at this size, and served at each of these widths. */
export const ART_WIDTH = 1920;
export const ART_HEIGHT = 1280;
export const ART_WIDTHS = [480, 800, 1280, 1920] as const;

export type ArtWidth = (typeof ART_WIDTHS)[number];
export type ArtFormat = 'avif' | 'webp';

const ART_SOURCE = /^\/art\/([a-z0-9]+(?:-[a-z0-9]+)*)-(?:480|800|1280|1920)\.(?:avif|webp)$/;

/** The name of our own art behind an image URL; null for any other image. */
export function artName(src: string): string | null {
  return ART_SOURCE.exec(src)?.[1] ?? null;
}

/** Root-relative URL of one rendered file. */
export function artUrl(name: string, width: ArtWidth, format: ArtFormat): string {
  return `/art/${name}-${width}.${format}`;
}

/** `srcset` value with every width of a picture, smallest first. */
export function artSrcSet(name: string, format: ArtFormat): string {
  return ART_WIDTHS.map((width) => `${artUrl(name, width, format)} ${width}w`).join(', ');
}
