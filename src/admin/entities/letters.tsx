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
  SENDING,
  SUBJECT_LENGTH,
} from '#domain/newsletter/letter.ts';
import { formatDateTime } from '#domain/text/dates.ts';

const { column, filter } = listParts(ENTITIES.letters);

const STATES = ['Brouillon', 'Prévue', ...Object.values(SENDING)];
const stateOf = ({ state, publish_at }: Letter) => (publish_at ? 'Prévue' : (state ?? 'Brouillon'));

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
      cell: (letter) => (letter.publish_at ? formatDateTime(letter.publish_at) : stateOf(letter)),
      sortKey: stateOf,
    }),
  ],
  filters: [
    filter('state', {
      options: Object.fromEntries(STATES.map((state) => [state, state])),
      passes: (letter, wanted) => stateOf(letter) === wanted,
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
