import * as v from 'valibot';
import type { LiveList } from '#admin/data/live.tsx';
import { readUnparsedRecord } from '#admin/data/read.ts';
import { useLabelledRecords } from '#admin/data/titles.ts';
import { useDataRead } from '#admin/data/use-read.ts';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { EditorField } from '#admin/kit/editor/field.tsx';
import { textOrEmpty, useFieldByName } from '#admin/kit/editor/use-field.ts';
import { createColumnsAndFilters } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { RowLink } from '#admin/kit/list/row-actions.tsx';
import { linkToRecord, NEW_RECORD_URL_ID } from '#admin/kit/record-address.ts';
import { LoadingOrProblem, TitledSection } from '#admin/ui/blocks.tsx';
import { CONTENT_ENTITIES, ENTITIES } from '#domain/admin/entities.ts';
import {
  MISSING_PATHS_DOC_ID,
  MissingPaths,
  rankMissingPaths,
} from '#domain/redirection/missing-paths.ts';
import * as redirection from '#domain/redirection/redirection.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { formatWholeNumber } from '#domain/text/format.ts';
import { todayIso } from '#domain/text/today.ts';

const ENTITY = ENTITIES.redirections;
const { column } = createColumnsAndFilters(ENTITY);

/** Lists the thirty paths without page or redirection that visitors request most, with links to redirect them. */
function Missing({ list }: { list: LiveList<redirection.Redirection> }) {
  const { value, problem } = useDataRead(['missing'], async () => {
    const stored = await readUnparsedRecord(
      { collection: COLLECTIONS.figures },
      MISSING_PATHS_DOC_ID,
    );
    return rankMissingPaths(v.parse(MissingPaths, stored?.addresses), todayIso());
  });
  const unredirected = value?.filter(
    ({ path }) => !list.records?.some(({ from }) => from === path),
  );
  return (
    <TitledSection title="Introuvables">
      {unredirected === undefined && <LoadingOrProblem problem={problem} />}
      {unredirected?.length === 0 && <p className="text-ink-2">Rien depuis trente jours.</p>}
      <ul aria-label="Adresses demandées en vain" className="empty:hidden">
        {unredirected?.slice(0, 30).map(({ path, count }) => (
          <li key={path} className="flex justify-between gap-x-6 border-b border-rule">
            <span className="min-w-0 content-center wrap-anywhere">
              {path} <span className="text-small text-ink-2">{formatWholeNumber(count)} fois</span>
            </span>
            <RowLink
              {...linkToRecord(ENTITY.section, NEW_RECORD_URL_ID)}
              search={{ from: path }}
              of={path}
            >
              Rediriger
            </RowLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

export const REDIRECTION_LIST_CONFIG: ListConfig<redirection.Redirection> = {
  entity: ENTITY,
  searched: ({ from, to }) => [from, to],
  columns: [column('from'), column('to')],
  Intro: Missing,
};

/** Returns the path of a URL of this site, else `address`, so that redirection loops are found with full URLs too. */
const pathHere = (address: string) =>
  `${address}/`.startsWith(`${location.origin}/`)
    ? `/${address.slice(location.origin.length + 1)}`
    : address;

export const REDIRECTION_EDITOR_CONFIG: EditorConfig = {
  entity: ENTITY,
  input: v.strictObject({
    ...redirection.REDIRECTION_FIELDS,
    to: v.pipe(v.string(), v.trim(), v.transform(pathHere), redirection.REDIRECTION_FIELDS.to),
  }),
  Body() {
    const titles = useLabelledRecords().value;
    const { value: target } = useFieldByName('to');
    const path = redirection.normalisePath(pathHere(textOrEmpty(target)));
    const page = titles?.find(
      (title) => title.path && redirection.normalisePath(title.path) === path,
    );
    const isUnknown =
      titles && CONTENT_ENTITIES.some((entity) => path.startsWith(`${entity.page.prefix}/`));
    const usual = 'Une page du site, comme /contact, ou une adresse en https';
    const unknown = 'Aucune page connue à cette adresse\u00a0: vérifiez-la';
    return (
      <>
        <EditorField name="from" hint="Comme /ancienne-page, ou l’adresse entière, collée" />
        <EditorField name="to" hint={page?.label ?? (isUnknown ? unknown : usual)} />
      </>
    );
  },
};
