import * as v from 'valibot';
import { STATE_AFTER_SENDING_ACTION } from '#domain/newsletter/letter-sending-state.ts';
import {
  CONSENT_BASIS_REQUIRED_TEXT,
  ImportedSubscriber,
  OFF_SITE_CONSENTS,
} from '#domain/newsletter/newsletter-subscription.ts';
import { picklistOfOptions } from '#domain/schema/choice-fields.ts';
import { objectKeys } from '#domain/schema/field.ts';
import { requiredSingleLineField } from '#domain/schema/fields.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';
import { isEmail, normaliseEmail } from '#domain/text/email.ts';
import { isSlug } from '#domain/text/fold-text.ts';
import { ENTITIES_WITH_CHANGEABLE_ID, VISITOR_DATA_ENTITIES } from './entities.ts';

/**
 * Collections whose records may be erased immediately and for good: only visitors' data, so that a stolen account can
 * destroy no content.
 */
const ERASABLE = VISITOR_DATA_ENTITIES.map(({ collection }) => collection);

/** Maximum number of records that one transaction changes. */
export const RECORDS_PER_TRANSACTION_MAX = 100;

export const SUBSCRIBERS_PER_IMPORT_MAX = 1_000;

/** Consent version of imported subscriptions; their `activation_basis` says how consent was given. */
export const IMPORT_CONSENT_VERSION = 'import';

export const SubscriberImport = v.strictObject({
  subscribers: v.pipe(
    v.array(ImportedSubscriber),
    v.minLength(1, 'Aucune adresse à importer'),
    v.maxLength(
      SUBSCRIBERS_PER_IMPORT_MAX,
      `${SUBSCRIBERS_PER_IMPORT_MAX} adresses au plus à la fois`,
    ),
  ),
  basis: picklistOfOptions(OFF_SITE_CONSENTS, CONSENT_BASIS_REQUIRED_TEXT),
});
export type SubscriberImport = v.InferOutput<typeof SubscriberImport>;

const EMAIL = v.pipe(
  v.string(),
  v.transform(normaliseEmail),
  v.check(isEmail, 'Adresse e-mail invalide'),
);
const RECORD_ID = v.pipe(v.string(), v.check(isDocumentId, 'Cette fiche n’existe pas'));
const INSTANT = v.pipe(v.string(), v.isoTimestamp('Cette date n’existe pas'));

/** Change of a record's id, which is the last segment of its page's path. */
const RecordIdChange = v.strictObject({
  collection: v.picklist(ENTITIES_WITH_CHANGEABLE_ID.map(({ collection }) => collection)),
  id: RECORD_ID,
  to: v.pipe(v.string(), v.maxLength(100), v.check(isSlug, 'Cette adresse n’est pas valide')),
  /**
   * True if visitors had never seen the record before the save that changes its id, so that nobody can know its former
   * URL.
   */
  wasNeverShown: v.optional(v.boolean(), false),
});
export type RecordIdChange = v.InferInput<typeof RecordIdChange>;

const action = <const TName extends string, TEntries extends v.ObjectEntries>(
  name: TName,
  entries: TEntries,
) => v.strictObject({ action: v.literal(name), ...entries });

/** Payload of the callable `adminCall`, one action per call. Errors have French messages. */
export const AdminCallPayload = v.variant('action', [
  action('import-subscribers', SubscriberImport.entries),
  action('erase', { collection: v.picklist(ERASABLE), id: RECORD_ID }),
  action('move', RecordIdChange.entries),
  action('test-mail', {}),
  /** Previews a newsletter; if `to` is an administrator's email address, also sends it to that address as a test. */
  action('preview-letter', { id: RECORD_ID, to: v.nullable(EMAIL) }),
  /** Sends a newsletter at once, or at `at`. Refused if it was saved after `updated_at`, the time of the reviewed version. */
  action('send-letter', { id: RECORD_ID, updated_at: INSTANT, at: v.nullable(INSTANT) }),
  action('steer-letter', {
    id: RECORD_ID,
    step: v.picklist(objectKeys(STATE_AFTER_SENDING_ACTION)),
  }),
]);
export type AdminCallPayload = v.InferInput<typeof AdminCallPayload>;

export const SubscriberImportReport = v.object({ imported: v.number(), known: v.number() });
export type SubscriberImportReport = v.InferOutput<typeof SubscriberImportReport>;

/** Outcome of a test mail: the recipient, and the reason why the mail was not sent, or null. */
export const TestMailReport = v.object({ to: v.string(), failure: v.nullable(v.string()) });
export type TestMailReport = v.InferOutput<typeof TestMailReport>;

/** A newsletter as its readers will get it, its faults (`lacks`), and the number of its readers. */
export const LetterPreview = v.object({
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  lacks: v.array(v.string()),
  readers: v.number(),
  updated_at: v.string(),
  /** Reason why the newsletter's test mail was not sent; null if it was sent, or not asked for. */
  failure: v.nullable(v.string()),
});
export type LetterPreview = v.InferOutput<typeof LetterPreview>;

export const ColleagueName = requiredSingleLineField('Nom', 60, 'Le nom est requis');

/** Payload of the callable `team`, one action per call; `rename` and `sign-out` concern the caller's own account. */
export const TeamCallPayload = v.variant('action', [
  action('list', {}),
  action('sign-out', {}),
  action('rename', { name: ColleagueName }),
  action('invite', { email: EMAIL }),
  action('revoke', { uid: v.string() }),
]);
export type TeamCallPayload = v.InferInput<typeof TeamCallPayload>;

type AdminAction = (AdminCallPayload | TeamCallPayload)['action'];
const SENSITIVE_ACTIONS: readonly AdminAction[] = ['erase', 'send-letter', 'invite', 'revoke'];

/** Returns true for calls by which a stolen session could do lasting harm: they need a recent sign-in. */
export const needsRecentSignIn = ({ action: name, step }: { action: AdminAction; step?: string }) =>
  SENSITIVE_ACTIONS.includes(name) || (name === 'steer-letter' && step === 'resume');

/**
 * An administrator; `name` is the email address until the administrator has chosen a name. `invited` and `signedIn` are
 * times in ms since 1970, 0 if never or unknown.
 */
export const Colleague = v.object({
  uid: v.string(),
  email: v.string(),
  name: v.string(),
  invited: v.number(),
  signedIn: v.number(),
});
export type Colleague = v.InferOutput<typeof Colleague>;
