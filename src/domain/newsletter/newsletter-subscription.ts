import * as v from 'valibot';
import { MAIL_DELIVERY_FIELDS } from '#domain/mail/mail-state.ts';
import { VisitorEmail } from '#domain/requests/visitor-fields.ts';
import { choiceField } from '#domain/schema/choice-fields.ts';
import { optionsOfLabels, optionsOfTexts, storedSchema } from '#domain/schema/field.ts';
import * as f from '#domain/schema/fields.ts';
import { toCsv } from '#domain/text/csv.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';
import { normaliseEmail } from '#domain/text/email.ts';
import { NEWSLETTER_CONSENT_VERSIONS, NEWSLETTER_SOURCES } from './newsletter.ts';

/** How a person consented outside this site; an administrator chooses one, which is stored as proof. */
export const OFF_SITE_CONSENTS = optionsOfLabels({
  written: 'Consentement recueilli par écrit',
  online: 'Consentement donné en ligne, hors de ce site',
  spoken: 'Consentement donné de vive voix, et noté',
  request: 'Demande de la personne, par e-mail ou téléphone',
});
export type OffSiteConsent = (typeof OFF_SITE_CONSENTS)[number]['value'];

export const CONSENT_BASIS_REQUIRED_TEXT = 'Dites comment ces personnes ont donné leur accord';

export const CONSENT_PROOF_MAX = 500;

const UNKNOWN_OPTION = 'Ce choix n’existe pas';

export const SUBSCRIPTION_FIELDS = {
  email: f.emailField('E-mail', 'L’adresse est requise', 'Cette adresse n’est pas valide'),
  source: choiceField('Source', optionsOfTexts(NEWSLETTER_SOURCES), UNKNOWN_OPTION),
  active: f.booleanField('Statut'),
  subscribed_at: f.instantField('Date d’inscription'),
  consent_version: f.singleLineField('Version du consentement', 40),
  consent_at: f.instantField('Consentement donné le'),
  /** Origin or proof of consent, as written in an imported file. */
  consent_proof: f.singleLineField('Origine ou preuve du consentement', CONSENT_PROOF_MAX),
  confirmed_at: f.instantField('Confirmé le'),
  confirmation_sent_at: f.instantField('Confirmation envoyée le'),
  unsubscribed_at: f.instantField('Désinscrit le'),
  /** How the person consented; set when an administrator imports the subscription. */
  activation_basis: choiceField('Base légale de l’activation', OFF_SITE_CONSENTS, UNKNOWN_OPTION),
  activated_at: f.instantField('Activé le'),
  /** Hashes of the tokens in the links of mails to this reader. */
  links: f.systemField('Liens des e-mails', v.optional(v.array(v.string()), [])),
  /** Ids of the newsletters whose mail was refused temporarily, and is tried again for two days. */
  later: f.systemField('Lettres à renvoyer', v.optional(v.array(v.string()), [])),
  /**
   * How many mails were refused for good since the last newsletter that arrived; the second refusal makes the
   * subscription inactive.
   */
  refusals: f.systemField('Refus définitifs', v.optional(v.number(), 0)),
  refusal: f.singleLineField('Motif du dernier refus', 300),
  ...MAIL_DELIVERY_FIELDS,
};

export const NewsletterSubscription = storedSchema({
  ...f.RECORD_ID_FIELD,
  ...SUBSCRIPTION_FIELDS,
});
export type NewsletterSubscription = v.InferOutput<typeof NewsletterSubscription>;

const { source, consent_at, consent_proof } = SUBSCRIPTION_FIELDS;
const imported = { email: v.string(), active: v.boolean(), source, consent_at, consent_proof };

/** A subscriber to import from a file. If the date of consent is missing, the date of the import is stored instead. */
export const ImportedSubscriber = v.strictObject(imported);
export type ImportedSubscriber = v.InferOutput<typeof ImportedSubscriber>;

export const NewsletterSignup = v.strictObject({
  email: v.pipe(VisitorEmail, v.transform(normaliseEmail)),
  source: v.picklist(NEWSLETTER_SOURCES),
  consentVersion: v.picklist(NEWSLETTER_CONSENT_VERSIONS),
});
export type NewsletterSignup = v.InferOutput<typeof NewsletterSignup>;

export const SUBSCRIPTIONS_CSV_HEADINGS = "Email,Source,Date d'inscription,Actif".split(',');

/** Source that an export gives for an imported subscriber, unless the imported file named a source or proof. */
export const IMPORTED_SUBSCRIBER_SOURCE = 'import';

type Row = Pick<
  NewsletterSubscription,
  'email' | 'source' | 'subscribed_at' | 'active' | 'consent_proof'
>;

export const subscriptionsToCsv = (rows: readonly Row[]): string =>
  toCsv([
    SUBSCRIPTIONS_CSV_HEADINGS,
    ...rows.map(({ email, source, subscribed_at, active, consent_proof }) => [
      email,
      source ?? consent_proof ?? IMPORTED_SUBSCRIBER_SOURCE,
      formatShortDateTime(subscribed_at),
      active ? 'Oui' : 'Non',
    ]),
  ]);

export const subscriptionsCsvFileName = (today: string): string =>
  `abonnes-newsletter-${today}.csv`;
