import type { ReactNode } from 'react';
import type { LiveList } from '#admin/data/use-live-list.ts';
import { PublicationBulkBar } from './bulk-bar.tsx';
import { type SortSearch, sortedBy, sortOf } from './list-search.ts';
import { ListState } from './list-state.tsx';
import { NewRecordLink } from './publication-head.tsx';
import type { PublicationSection } from './publication-section.ts';
import type { RecordColumn } from './record-columns.ts';
import { NEW_ID } from './record-id.ts';
import { RecordList } from './record-list.tsx';
import { RowAnchor, RowButton, RowLink } from './row-actions.tsx';
import { useDeleteRecord } from './use-delete-record.ts';
import { useSelection } from './use-selection.ts';

type Publication = { id: string; published: boolean; featured: boolean };

type PublicationListProps<TRecord extends Publication, TKey extends string> = {
  section: PublicationSection;
  list: LiveList<TRecord>;
  /** The records that match search and filters. */
  found: readonly TRecord[];
  columns: readonly RecordColumn<TRecord, TKey>[];
  nameOf: (record: TRecord) => string;
  card: (record: TRecord) => ReactNode;
  sort: SortSearch<TKey>;
  onSort: (sort: SortSearch<string>) => void;
};

/** The list of hotels or articles, with row and bulk actions. */
export function PublicationList<TRecord extends Publication, TKey extends string>({
  section,
  list,
  found,
  nameOf,
  sort,
  onSort,
  ...rest
}: PublicationListProps<TRecord, TKey>) {
  const { chosen, ...selection } = useSelection(found, list.isCut);
  const remove = useDeleteRecord(section.collection, section.deletion);
  return (
    <>
      <ListState
        list={list}
        shown={found.length}
        texts={section.states}
        emptyAction={<NewRecordLink section={section} />}
      >
        <RecordList
          {...rest}
          label={section.title}
          records={found}
          nameOf={nameOf}
          sort={sortOf(sort)}
          onSort={(key) => onSort(sortedBy(sort, key))}
          selection={selection}
          actions={(record) => (
            <PublicationActions
              section={section}
              record={record}
              name={nameOf(record)}
              onDelete={() => void remove({ id: record.id, label: nameOf(record) })}
            />
          )}
        />
      </ListState>
      <PublicationBulkBar section={section} chosen={chosen} onClear={selection.clear} />
    </>
  );
}

type PublicationActionsProps = {
  section: PublicationSection;
  record: { id: string; published: boolean };
  name: string;
  onDelete: () => void;
};

function PublicationActions({ section, record, name, onDelete }: PublicationActionsProps) {
  const { id, published } = record;
  const editor = `${section.list}/$id` as const;
  return (
    <>
      {published && (
        <RowAnchor href={`${section.page}/${id}`} of={name}>
          Voir
        </RowAnchor>
      )}
      <RowLink to={editor} params={{ id: NEW_ID }} search={{ depuis: id }} of={name}>
        Dupliquer
      </RowLink>
      <RowLink to={editor} params={{ id }} of={name}>
        Modifier
      </RowLink>
      <RowButton of={name} isDangerous onPress={onDelete}>
        Supprimer
      </RowButton>
    </>
  );
}
