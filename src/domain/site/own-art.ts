// Apart from image-url.ts, which first views do not need.

const OWN_ART = /^\/art\/([a-z0-9-]+)-\d+\.(?:avif|webp)$/;

/** The name of the illustration that a path of this site shows in some size, or null. */
export function ownArtName(path: string): string | null {
  return OWN_ART.exec(path)?.[1] ?? null;
}
