import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { NEW_ID } from '#admin/kit/record-id.ts';
import { type Entity, publicPage } from '#domain/admin/entities.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { type ActionTexts, counted, countedAs } from './action-texts.ts';
import type { Column } from './columns.tsx';
import { BulkButton } from './list-page.tsx';
import { RowAnchor, RowLink } from './row-actions.tsx';
import type { RecordActions } from './use-record-actions.ts';

type Published = { id: string; published: boolean; publish_at: string | null };

/** The column that says whether visitors see a record, or from when on. */
export const publicationColumn = <TRecord extends Published>(): Column<TRecord> => ({
  name: 'published',
  label: 'Publié',
  sortKey: ({ published }) => published,
  cell: ({ published, publish_at }) => {
    if (published) return 'Oui';
    // Two lines at most: « Le » alone would be a third.
    if (publish_at !== null) return `Le\u00a0${formatDateTime(publish_at)}`;
    return <span className="font-medium">Non</span>;
  },
});

type NameLinkProps = { entity: Entity; record: { id: string }; children: ReactNode };

/** The name of a record in its list: a link to its editor, marked where a save would be refused. */
export function NameLink({ entity: { section, fields }, record, children }: NameLinkProps) {
  const isComplete = v.is(v.object(fields), record);
  return (
    <>
      <Link
        to="/admin/$section/$id"
        params={{ section, id: record.id }}
        className="line-clamp-2 min-w-32 font-display text-[1.25rem] leading-tight wrap-anywhere"
      >
        {children}
      </Link>
      {!isComplete && <span className="badge badge-outline text-small">À compléter</span>}
    </>
  );
}

type PublicationActionsProps = { entity: Entity; record: Published; name: string };

/** The row actions of a record with a public page and an editor. */
export function PublicationActions({ entity, record, name }: PublicationActionsProps) {
  const { section } = entity;
  const { id, published } = record;
  const editor = '/admin/$section/$id';
  return (
    <>
      {published && (
        <RowAnchor href={publicPage(entity, record) ?? ''} of={name}>
          Voir
        </RowAnchor>
      )}
      <RowLink to={editor} params={{ section, id: NEW_ID }} search={{ copy: id }} of={name}>
        Dupliquer
      </RowLink>
      <RowLink to={editor} params={{ section, id }} of={name}>
        Modifier
      </RowLink>
    </>
  );
}

type PublicationBulkProps = {
  texts: ActionTexts;
  /** What featured records have (« vedette »), and the labels of the buttons that set and clear it. */
  mark: string;
  feature: string;
  unfeature: string;
  chosen: readonly Published[];
  actions: RecordActions;
};

/** The actions on several hotels or articles; both ways of publishing end a plan. */
export function PublicationBulk(props: PublicationBulkProps) {
  const { texts, mark, feature, unfeature, chosen, actions } = props;
  const said = (rest: string) => (count: number) => `${counted(texts, count)} ${rest}`;
  const published = (count: number) => countedAs('publié', texts, count);
  const hidden = (count: number) => `${countedAs('retiré', texts, count)} de la publication`;
  const changes = [
    ['Publier', { published: true, publish_at: null }, published],
    ['Dépublier', { published: false, publish_at: null }, hidden],
    [feature, { featured: true }, said(`mis en ${mark}`)],
    [unfeature, { featured: false }, said(`sans ${mark}`)],
  ] as const;
  return changes.map(([label, fields, done]) => (
    <BulkButton key={label} actions={actions} onPress={() => actions.update(chosen, fields, done)}>
      {label}
    </BulkButton>
  ));
}
