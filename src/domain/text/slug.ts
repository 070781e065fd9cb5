import { foldText } from './fold-text.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * An address part from a name (spec section 5): lower case, accents removed, runs of anything
 * else become one hyphen, none at the edges. « Côte d’Azur » gives « cote-d-azur ».
 */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** True for what slugify may give, the empty text excepted. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}
