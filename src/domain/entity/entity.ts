import type * as v from 'valibot';
import type { CountedRecordKind } from '#domain/figures/actions.ts';
import type { MailKind } from '#domain/mail/mail-state.ts';
import type { FieldSchemas } from '#domain/schema/field.ts';
import type { SeoTexts } from '#domain/seo/seo.ts';
import type { CollectionName } from '#domain/site/collections.ts';
import type { PreviewKind } from '#domain/site/preview-link.ts';
import { formatWholeNumber } from '#domain/text/format.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Links to records of another collection: documents stored with the record, whose id is made of both records' ids. */
export type RecordLinkCollection = {
  collection: CollectionName;
  /** Field of the editor's form with the ids of the linked records. */
  field: string;
  /** `from` and `to` name the fields of a link's document: with the record's id, with the linked record's id. */
  from: string;
  to: string;
  target: CollectionName;
};

/** Finds conflicts before a save. Two saves at once may both pass, as browsers' transactions cannot query. */
type UniquenessCheck = {
  /** Fields of the other records that `among` reads. */
  fields: readonly string[];
  /** Returns French errors, by field, if the record conflicts with other records. */
  among(record: Stored, otherRecords: readonly Stored[]): Readonly<Record<string, string>>;
};

/** When personal data are erased: once `since` and all times in `unless` are older than `years` or `days`. */
type Retention = {
  name: string;
  since: string;
  years?: number;
  days?: number;
  unless?: readonly string[];
  /** If given, only records whose fields have these values are erased. The query needs an index in firestore.indexes.json. */
  where?: Readonly<Record<string, boolean | null>>;
};

/** How the data of one person are found, exported, named in the audit log and erased. */
type PersonalDataOptions = {
  /** Field with the person's normalised email address. */
  by: string;
  /** Returns a record's names and telephone numbers, by which a person is found too. */
  alsoBy?(record: Stored): readonly string[];
  /** Text that replaces, in the audit log, a record's id that could be traced to the person. */
  nameInAuditLog?: string;
  /** Fields left out of the data given to a person on request: names of administrators, hashes of links' tokens. */
  withheld?: readonly string[];
  retention: readonly Retention[];
};

/** How search and the dashboard show a record: `of` makes its label and note from the fields in `entries`. */
type RecordSummary = {
  entries: v.ObjectEntries;
  of(record: Stored): { label: string; note: string };
};

/** Description of an entity: a collection that owners work with, for the administration, functions and scripts. */
type EntityBase<TSchema extends v.GenericSchema> = {
  collection: CollectionName;
  section: string;
  /** A record's path is /admin/SECTION/ID; for 'search' /admin/SECTION?page=ID; for 'list' /admin/SECTION. */
  opensAt?: 'search' | 'list';
  fields: FieldSchemas;
  schema: TSchema;
  /** Order of the administration's list; by default by the last save, because drafts have no `created_at`. */
  order?: { field: string; direction: 'asc' | 'desc' };

  noun: string;
  isFeminine?: boolean;
  /** French name of the entity's page in the administration, if not the plural of `noun`. */
  label?: string;
  /** Field with a record's title; null if the audit log must store no title: it then names the record by its date. */
  title: string | null;
  /** Label and note in search and on the dashboard; for content, by default the record's name and `noun`. */
  summary?: RecordSummary;

  /** Field that is true if visitors see the record or, for a subscription, if the reader gets newsletters. */
  shownBy?: 'published' | 'active';
  clashes?: UniquenessCheck;
  /** Messages that replace the usual ones when one record was deleted, or could not be. */
  deletion?: Partial<Record<'done' | 'doneDetail' | 'failed' | 'failedDetail', string>>;
  /** Name of the subcollection that is erased together with a record. */
  subcollection?: string;
};

/** Records that visitors read, edited at `/admin/SECTION/ID`; they can be published at a chosen time, `publish_at`. */
export type ContentEntity<TSchema extends v.GenericSchema = v.GenericSchema> =
  EntityBase<TSchema> & {
    kind: 'content';
    shownBy: 'published' | 'active';
    /** Public page of a record: the beginning of its path, and the field with the last segment. */
    page: {
      prefix: string;
      by: string;
      /** As what an unpublished record can be previewed; without it, there are no previews. */
      preview?: PreviewKind;
      figures?: CountedRecordKind;
      /** Text of the link below a record in a newsletter; without it, newsletters cannot show records of this entity. */
      invitation?: string;
      /** Returns the texts and the image from which a record's picture for social networks is drawn. */
      card(record: v.InferOutput<TSchema>): ShareCard;
    };
    /** Fields of a record that the site's lists show. */
    listed?: { entries: object };
    /** Returns the texts that search engines show for a record's page. */
    seo?(record: v.InferOutput<TSchema>): SeoTexts;
    links?: RecordLinkCollection;
    /**
     * True if publishing a record sends it to people. Only a function may then publish or schedule it, after a recent
     * sign-in; only functions change its field `state`, and an editor keeps the stored value.
     */
    isMailedWhenPublished?: boolean;
  };

/** Data that visitors send. Functions create the records, whose fields include `MAIL_DELIVERY_FIELDS`. */
export type VisitorDataEntity<TSchema extends v.GenericSchema = v.GenericSchema> =
  EntityBase<TSchema> & {
    kind: 'visitor data';
    title: null;
    personal: PersonalDataOptions;
    /** Kinds of mails that are sent about a record. */
    mails: readonly MailKind[];
    /** `isStale` is true for records changed since the list was read: a bulk change leaves them out. */
    rejectsStale: { isStale(stored: Stored, change: Stored): boolean; text?: string };
  };

/** A fixed set of records, defined in code, stored or not: nobody adds or deletes any. */
type FixedRecords<TSchema extends v.GenericSchema> = EntityBase<TSchema> & {
  kind: 'fixed';
  seo?(record: v.InferOutput<TSchema>): SeoTexts;
};

export type Entity<TSchema extends v.GenericSchema = v.GenericSchema> =
  | ContentEntity<TSchema>
  | VisitorDataEntity<TSchema>
  | FixedRecords<TSchema>
  /** Records that support the content: photos and redirections. */
  | (EntityBase<TSchema> & { kind: 'auxiliary' });

/** The texts and the picture from which a page's picture for social networks is drawn. */
export type ShareCard = { title: string; place: string | null; image: string | null };

/** Order by the time of the last save, the usual order of lists. */
export const LAST_SAVED_FIRST_ORDER = { field: 'updated_at', direction: 'desc' } as const;

/** Returns true if visitors see the record. */
export const isShownToVisitors = ({ shownBy }: Pick<Entity, 'shownBy'>, record: Stored): boolean =>
  shownBy !== undefined && record[shownBy] === true;

/** Returns true if visitors may know the URL of a record's page, because it is published, or was published before. */
export const mayBeKnownToVisitors = (entity: Entity, record: Stored): boolean =>
  Boolean(record.created_at) || isShownToVisitors(entity, record);

/** Returns how an entity's records are linked to records of another collection; undefined if they are not. */
export const findRecordLinkCollection = (entity: Entity): RecordLinkCollection | undefined =>
  entity.kind === 'content' ? entity.links : undefined;

export const adminPageLabel = ({ label, noun }: Entity): string => label ?? `${noun}s`;

/** Returns a number with an entity's French noun: « 1 hôtel », « 3 hôtels ». */
export const nounWithCount = ({ noun }: Entity, count: number): string =>
  `${formatWholeNumber(count)} ${noun.toLowerCase()}${count < 2 ? '' : 's'}`;

/** Returns the French names of one record: « l’hôtel », « cet hôtel » and « Nouvel hôtel », or « la destination »… */
export function nounForms({ noun, isFeminine }: Entity) {
  const name = noun.toLowerCase();
  const elided = /^[aeéiouhœ]/.test(name) ? `l’${name}` : null;
  if (isFeminine)
    return { the: elided ?? `la ${name}`, thisOne: `cette ${name}`, newOne: `Nouvelle ${name}` };
  if (elided) return { the: elided, thisOne: `cet ${name}`, newOne: `Nouvel ${name}` };
  return { the: `le ${name}`, thisOne: `ce ${name}`, newOne: `Nouveau ${name}` };
}

/** Makes a masculine French participle agree with an entity's gender and a number: « publié » gives « publiées ». */
export const agreeParticiple = ({ isFeminine }: Entity, participle: string, count: number) =>
  `${participle}${isFeminine ? 'e' : ''}${count < 2 ? '' : 's'}`;

/** Returns a message on changed records: « Hôtel publié », « 3 destinations publiées ». */
export const actionDoneText = (entity: Entity, participle: string, count: number): string =>
  `${count === 1 ? entity.noun : nounWithCount(entity, count)} ${agreeParticiple(entity, participle, count)}`;

/** Returns the path of a record's public page. */
export const publicPath = ({ page }: ContentEntity, record: Stored): string =>
  `${page.prefix}/${encodeURIComponent(String(record[page.by]))}`;

/** Returns the field by which lists and the trash name an entity's records; the id if there is no title field. */
export const nameFieldOf = (entity: Entity): string =>
  entity.kind === 'visitor data' ? entity.personal.by : (entity.title ?? 'id');

export const recordName = (entity: Entity, record: Stored): string =>
  String(record[nameFieldOf(entity)]);
