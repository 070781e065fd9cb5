import type { EditorConfig, ReadValues } from '#admin/kit/editor/editor-config.ts';
import { Field } from '#admin/kit/editor/field.tsx';
import { listParts } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import * as redirection from '#domain/redirection/redirection.ts';

const ENTITY = ENTITIES.redirections;
const { column } = listParts(ENTITY);

export const REDIRECTION_LIST: ListConfig<redirection.Redirection> = {
  entity: ENTITY,
  searched: ({ from, to }) => [from, to],
  columns: [column('from'), column('to')],
};

export const REDIRECTION_EDITOR: EditorConfig<ReadValues<typeof redirection.REDIRECTION>> = {
  entity: ENTITY,
  input: redirection.RedirectionInput,
  Body: () => (
    <>
      <Field name="from" hint="Comme /ancienne-page, ou l’adresse entière, collée" />
      <Field name="to" hint="Une page du site, comme /contact, ou une adresse en https" />
    </>
  ),
};
