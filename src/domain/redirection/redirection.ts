import * as v from 'valibot';
import { storedSchema } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import { STATIC_PAGE_PATHS } from '#domain/seo/site-pages.ts';
import { URL_MAX } from '#domain/site/limits.ts';
import { isHttpsOrSiteUrl } from '#domain/site/link-url.ts';
import { RESERVED_PATH_PATTERN, SERVER_PATH_PATTERN } from '#domain/site/site-paths.ts';
import { cleanLine } from '#domain/text/clean-text.ts';

/** Returns a URL's path for comparison: decoded, in lower case, without query and final slash; '' if malformed. */
export function normalisePath(address: string): string {
  const path = cleanLine(address).replace(/^https?:\/\/[^/]*|[?#].*$/gi, '');
  try {
    const decoded = cleanLine(decodeURIComponent(path)).normalize().toLowerCase();
    return `/${decoded}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  } catch {
    return '';
  }
}

const isRedirectable = (path: string): boolean =>
  path !== '' &&
  ![SERVER_PATH_PATTERN, RESERVED_PATH_PATTERN].some((paths) => paths.test(path)) &&
  !STATIC_PAGE_PATHS.includes(path);

/** The fields of a redirection, which the server applies only to a path without a page. */
export const REDIRECTION_FIELDS = {
  from: v.pipe(
    f.requiredSingleLineField('Ancienne adresse', 200, 'L’ancienne adresse est requise'),
    v.transform(normalisePath),
    v.check(isRedirectable, 'Cette adresse est celle d’une page du site, ou n’est pas valide'),
  ),
  to: v.pipe(
    f.requiredSingleLineField('Mène à', URL_MAX, 'L’adresse de la page est requise'),
    f.missingUnless(
      isHttpsOrSiteUrl,
      'Ce n’est ni une page du site, ni une adresse complète en https',
    ),
  ),
};

export const Redirection = storedSchema({ ...f.RECORD_ID_FIELD, ...REDIRECTION_FIELDS });
export type Redirection = v.InferOutput<typeof Redirection>;
