import { BlocksField } from '#admin/features/letter/blocks-field.tsx';
import { LetterPanel } from '#admin/features/letter/letter-panel.tsx';
import { storedHtml } from '#admin/features/rich-text/clean-html.ts';
import { ContentField } from '#admin/features/rich-text/content-field.tsx';
import type { EditorConfig, ReadValues } from '#admin/kit/editor/editor-config.ts';
import { editorFields } from '#admin/kit/editor/field.tsx';
import { listParts } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { Section } from '#admin/ui/blocks.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import {
  type LETTER,
  type Letter,
  LetterInput,
  SUBJECT_LENGTH,
} from '#domain/newsletter/letter.ts';
import { formatDateTime } from '#domain/text/dates.ts';

const { column } = listParts(ENTITIES.letters);

export const LETTER_LIST: ListConfig<Letter> = {
  entity: ENTITIES.letters,
  searched: ({ subject, preheader }) => [subject, preheader],
  columns: [
    column('subject'),
    column('created_at', {
      label: 'Date',
      cell: ({ created_at }) => formatDateTime(created_at).slice(0, 10) || '–',
    }),
    column('state', {
      cell: ({ state, publish_at }) =>
        publish_at ? `Prévue le ${formatDateTime(publish_at)}` : (state ?? 'Brouillon'),
    }),
  ],
};

const { Field } = editorFields<typeof LETTER>();
type LetterValues = ReadValues<typeof LETTER>;

export const LETTER_EDITOR: EditorConfig<LetterValues> = {
  entity: ENTITIES.letters,
  input: LetterInput,
  staysOpen: true,
  blank: () => ({ published: false, publish_at: null }),
  complete: (values) => ({
    ...values,
    opening: storedHtml(values.opening ?? ''),
    closing: storedHtml(values.closing ?? ''),
  }),
  Body: () => (
    <Section title="La lettre">
      <Field
        name="subject"
        hint={`Moins de ${SUBJECT_LENGTH} caractères se lisent sur un téléphone`}
      />
      <Field name="preheader" hint="La phrase que les messageries montrent après l’objet" />
      <ContentField name="opening" />
      <BlocksField />
      <ContentField name="closing" />
    </Section>
  ),
  Below: LetterPanel,
};
