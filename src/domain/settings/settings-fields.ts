import * as v from 'valibot';
import {
  emailField,
  INVALID_IMAGE,
  requiredLine,
  requiredText,
} from '#domain/schema/written-fields.ts';
import { isHttpsUrl, isImageUrl } from '#domain/site/image-url.ts';
import {
  EXCERPT_MAX,
  SETTING_LINE_MAX,
  TESTIMONIALS_MAX,
  TEXT_MAX,
  URL_MAX,
} from '#domain/site/limits.ts';
import { tooLong } from '#domain/site/messages.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import { isIsoDay } from '#domain/text/dates.ts';

/** A text of one line, which may be empty. */
const lineUpTo = (max: number) =>
  v.pipe(v.string(), v.transform(cleanLine), v.maxLength(max, tooLong(max)));
const line = lineUpTo(SETTING_LINE_MAX);
const required = (message: string) => requiredLine(SETTING_LINE_MAX, message);

/** The same, empty or of a certain form. */
const lineOf = (isValid: (text: string) => boolean, message: string) =>
  v.pipe(
    line,
    v.check((text) => text === '' || isValid(text), message),
  );
const day = lineOf(isIsoDay, 'Cette date n’existe pas');
const url = v.pipe(
  lineUpTo(URL_MAX),
  v.check(isHttpsUrl, 'Une adresse complète est attendue, en https'),
);

/** The address of an account, empty for none. */
const account = lineOf(isHttpsUrl, 'Une adresse complète est attendue, en https');

const testimonials = v.pipe(
  v.array(
    v.strictObject({
      name: required('Chaque témoignage demande un nom'),
      destination: required('Chaque témoignage demande une destination'),
      date: required('Chaque témoignage demande une date'),
      content: requiredText(EXCERPT_MAX, 'Chaque témoignage demande un texte'),
    }),
  ),
  v.maxLength(TESTIMONIALS_MAX, `${TESTIMONIALS_MAX} témoignages au plus`),
);

/**
 * All settings of the site, each for itself: no other key. An empty text is one that is not shown.
 * `announcement_from` and `announcement_until` are days in Paris, yyyy-MM-dd.
 */
export const SettingsFields = v.strictObject({
  contact_email: emailField(
    'L’adresse e-mail est requise',
    'Cette adresse e-mail n’est pas valide',
  ),
  phone: line,
  instagram: account,
  whatsapp: account,
  tiktok: account,
  announcement: line,
  announcement_from: day,
  announcement_until: day,
  newsletter_day: required('Le jour de la lettre est requis'),
  newsletter_contents: required('Le contenu de la lettre est requis'),
  newsletter_limit: line,
  home_testimonials: testimonials,
  holiday_testimonials: testimonials,
  author_name: required('Le nom est requis'),
  author_role: line,
  author_bio: requiredText(TEXT_MAX, 'Le texte est requis'),
  author_image: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(URL_MAX, tooLong(URL_MAX)),
    v.check(isImageUrl, INVALID_IMAGE),
  ),
  partner_name: line,
  partner_search_url: url,
  publisher_name: required('La raison sociale est requise'),
  publisher_form: line,
  publisher_address: required('L’adresse du siège est requise'),
  publisher_registration: line,
  publisher_vat: line,
  director_name: required('Le nom est requis'),
  director_role: line,
  host_name: required('Le nom de l’hébergeur est requis'),
  host_address: required('L’adresse de l’hébergeur est requise'),
  host_contact: url,
  host_location: required('Le lieu d’hébergement est requis'),
});
export type Settings = v.InferOutput<typeof SettingsFields>;
