import * as v from 'valibot';
import { instagramLink, tiktokLink, whatsappLink } from '#domain/requests/contact-links.ts';
import { dayField } from '#domain/schema/day-field.ts';
import * as f from '#domain/schema/fields.ts';
import { isHttpsUrl, isImageUrl } from '#domain/site/image-url.ts';
import {
  EXCERPT_MAX,
  SETTING_LINE_MAX,
  TESTIMONIALS_MAX,
  TEXT_MAX,
  URL_MAX,
} from '#domain/site/limits.ts';
import { isHttpsOrSiteUrl } from '#domain/site/link-url.ts';
import { tooLongError } from '#domain/text/form-errors.ts';
import { ambiguousPhoneQuestion, normaliseTypedPhone, parsePhone } from '#domain/text/phone.ts';

const phrase = (label: string, max = SETTING_LINE_MAX) =>
  f.stringField({ kind: 'line', label, max });
const required = (label: string, message: string) =>
  f.requiredSingleLineField(label, SETTING_LINE_MAX, message);
const checkbox = (label: string) => f.withFieldMetadata({ kind: 'flag', label }, v.boolean());

const INVALID_URL = 'L’adresse doit être complète et commencer par https://';

/** Field of a social network account, typed as its name or its URL; stores the URL. */
const account = (label: string, read: (name: string) => string | null) =>
  v.pipe(
    f.stringField({
      kind: 'link',
      label,
      max: SETTING_LINE_MAX,
      clean: (typed) => read(typed) ?? f.cleanUrl(typed),
    }),
    v.check((text) => text === '' || isHttpsUrl(text), INVALID_URL),
  );
const url = (label: string) =>
  v.pipe(
    f.stringField({ kind: 'link', label, max: URL_MAX, clean: f.cleanUrl }),
    v.check(isHttpsUrl, INVALID_URL),
  );

const phone = (label: string) =>
  v.pipe(
    f.stringField({ kind: 'line', clean: normaliseTypedPhone, label, max: SETTING_LINE_MAX }),
    v.check(
      (text) => text === '' || parsePhone(text) !== null,
      ({ input }) => ambiguousPhoneQuestion(input) ?? 'Ce numéro de téléphone n’est pas valide',
    ),
  );

const testimonials = (label: string) =>
  f.withFieldMetadata(
    { kind: 'rows', label, max: TESTIMONIALS_MAX },
    v.pipe(
      v.array(
        v.strictObject({
          name: required('Nom', 'Chaque témoignage demande un nom'),
          destination: required('Destination', 'Chaque témoignage demande une destination'),
          date: required('Date', 'Chaque témoignage demande une date'),
          content: f.requiredTextField('Texte', EXCERPT_MAX, 'Chaque témoignage demande un texte'),
        }),
      ),
      v.maxLength(TESTIMONIALS_MAX, `${TESTIMONIALS_MAX} témoignages au plus`),
    ),
  );

/** Schema of all settings; other keys are refused. The site leaves out empty texts, and takes days in Paris time. */
export const SettingsSchema = v.strictObject({
  announcement: phrase('Annonce'),
  announcement_link: v.pipe(
    phrase('Lien de l’annonce'),
    v.check(
      (url) => url === '' || isHttpsOrSiteUrl(url),
      'Ni une page du site, ni une adresse en https',
    ),
  ),
  announcement_from: dayField('Premier jour de l’annonce'),
  announcement_until: dayField('Dernier jour de l’annonce'),
  contact_email: f.emailField(
    'Adresse e-mail de contact',
    'L’adresse e-mail est requise',
    'Cette adresse e-mail n’est pas valide',
  ),
  phone: phone('Téléphone'),
  instagram: account('Instagram', instagramLink),
  whatsapp: account('WhatsApp', whatsappLink),
  tiktok: account('TikTok', tiktokLink),
  newsletter_day: required('Jour de la lettre', 'Le jour de la lettre est requis'),
  newsletter_limit: phrase('Engagement de fréquence'),
  newsletter_contents: required('Contenu de la lettre', 'Le contenu de la lettre est requis'),
  home_testimonials: testimonials('Témoignages de l’accueil'),
  holiday_testimonials: testimonials('Témoignages des vacances sur mesure'),
  author_name: required('Nom de l’auteur', 'Le nom est requis'),
  author_role: phrase('Rôle de l’auteur'),
  author_bio: f.requiredTextField('Présentation de l’auteur', TEXT_MAX, 'Le texte est requis'),
  author_image: f.withFieldMetadata(
    { kind: 'picture', label: 'Image de l’auteur' },
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(URL_MAX, tooLongError(URL_MAX)),
      v.check(isImageUrl, f.IMAGE_URL_INVALID_MESSAGE),
    ),
  ),
  booking_promises: f.stringField({ kind: 'text', label: 'Promesses', max: SETTING_LINE_MAX }),
  partner_name: phrase('Nom du partenaire'),
  partner_search_url: url('Recherche du partenaire'),
  publisher_name: required('Raison sociale', 'La raison sociale est requise'),
  publisher_form: phrase('Forme et capital'),
  publisher_address: required('Siège social', 'L’adresse du siège est requise'),
  publisher_registration: phrase('Immatriculation'),
  publisher_vat: phrase('TVA intracommunautaire'),
  director_name: required('Direction de la publication', 'Le nom est requis'),
  director_role: phrase('Fonction de la direction'),
  host_name: required('Hébergeur', 'Le nom de l’hébergeur est requis'),
  host_address: required('Adresse de l’hébergeur', 'L’adresse de l’hébergeur est requise'),
  host_contact: url('Contact de l’hébergeur'),
  host_location: required('Lieu d’hébergement', 'Le lieu d’hébergement est requis'),
  travel_registration: phrase('Immatriculation des vendeurs de voyages', EXCERPT_MAX),
  mediation: phrase('Médiation de la consommation', EXCERPT_MAX),
  pictures_origin: phrase('Origine des images', EXCERPT_MAX),
  ai_training: checkbox('Entraînement de modèles d’IA autorisé'),
  mail_confirmed: checkbox('E-mail d’essai arrivé'),
  texts_confirmed: checkbox('Textes du site relus'),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

export type Testimonial = Settings['home_testimonials'][number];

export const SETTINGS_DOC_ID = 'site';

const KnownSettings = v.partial(SettingsSchema);
/**
 * The owners' settings as read from Firestore: empty until they are saved for the first time, then complete but for
 * invalid fields.
 */
export type SiteSettings = v.InferOutput<typeof KnownSettings>;

/** Returns the valid fields of the stored settings; for an invalid field, the default in the code applies. */
export function parseSettings(stored: Readonly<Record<string, unknown>>): SiteSettings {
  const validFields = Object.entries(SettingsSchema.entries)
    .filter(([name, schema]) => v.is(schema, stored[name]))
    .map(([name]) => [name, stored[name]]);
  return v.parse(KnownSettings, Object.fromEntries(validFields));
}

export const StoredSettings = v.pipe(
  v.looseObject({ updated_at: f.isoInstantOrNull }),
  v.transform(({ updated_at, ...fields }) => ({ updated_at, ...parseSettings(fields) })),
);

/** Schema of the settings' form, which refuses an announcement that ends before it begins. */
export const SettingsInputSchema = v.pipe(
  SettingsSchema,
  v.forward(
    v.partialCheck(
      [['announcement_from'], ['announcement_until']],
      ({ announcement_from: from, announcement_until: until }) =>
        from === '' || until === '' || from <= until,
      'La fin de l’annonce vient avant son début',
    ),
    ['announcement_until'],
  ),
);
