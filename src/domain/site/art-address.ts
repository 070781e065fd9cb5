const OWN_ART = /^\/art\/([a-z0-9-]+)-\d+\.(?:avif|webp)$/;

/** The name of the site's own picture that a root-relative path shows in some size, or null. */
export function ownArtName(path: string): string | null {
  return OWN_ART.exec(path)?.[1] ?? null;
}
