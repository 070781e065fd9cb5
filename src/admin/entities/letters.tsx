import { LetterBlocksField } from '#admin/features/letter/blocks-field.tsx';
import { LetterPanel } from '#admin/features/letter/letter-panel.tsx';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { createEditorFields } from '#admin/kit/editor/field.tsx';
import { createColumnsAndFilters } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { TitledSection } from '#admin/ui/blocks.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import {
  type LETTER_FIELDS,
  type Letter,
  LetterInput,
  SENDING_STATE_LABELS,
  SUBJECT_LENGTH,
} from '#domain/newsletter/letter.ts';
import { formatDateTime } from '#domain/text/dates.ts';

const { column } = createColumnsAndFilters(ENTITIES.letters);

export const LETTER_LIST_CONFIG: ListConfig<Letter> = {
  entity: ENTITIES.letters,
  searched: ({ subject, preheader }) => [subject, preheader],
  columns: [
    column('subject'),
    column('created_at'),
    column('state', {
      cell({ state, publish_at }) {
        if (publish_at) return `Prévue le ${formatDateTime(publish_at)}`;
        return state ? SENDING_STATE_LABELS[state] : 'Brouillon';
      },
    }),
  ],
};

const { Field } = createEditorFields<typeof LETTER_FIELDS>();

export const LETTER_EDITOR_CONFIG: EditorConfig = {
  entity: ENTITIES.letters,
  input: LetterInput,
  staysOpen: true,
  blank: { published: false, publish_at: null },
  Body: () => (
    <TitledSection title="La lettre">
      <Field
        name="subject"
        hint={`Moins de ${SUBJECT_LENGTH} caractères se lisent sur un téléphone`}
      />
      <Field name="preheader" hint="La phrase que les messageries montrent après l’objet" />
      <Field name="opening" />
      <LetterBlocksField />
      <Field name="closing" />
    </TitledSection>
  ),
  Below: LetterPanel,
};
