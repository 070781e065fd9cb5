import { useLiveRecord } from '#admin/data/live.tsx';
import { LetterBlocksField } from '#admin/features/letter/blocks-field.tsx';
import { LetterPreviewAndSending } from '#admin/features/letter/letter-preview-and-sending.tsx';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { createEditorFields } from '#admin/kit/editor/field.tsx';
import { useEnclosingEditor } from '#admin/kit/editor/use-field.ts';
import { createColumnsAndFilters } from '#admin/kit/list/columns.tsx';
import type { ListConfig } from '#admin/kit/list/list-config.ts';
import { TitledSection } from '#admin/ui/blocks.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import {
  type LETTER_FIELDS,
  type Letter,
  LetterInputSchema,
  SENDING_STATE_LABELS,
  SUBJECT_LENGTH_ON_PHONES,
} from '#domain/newsletter/letter.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';

const { column } = createColumnsAndFilters(ENTITIES.letters);

export const LETTER_LIST_CONFIG: ListConfig<Letter> = {
  entity: ENTITIES.letters,
  searched: ({ subject, preheader }) => [subject, preheader],
  columns: [
    column('subject'),
    column('created_at'),
    column('state', {
      cell({ state, publish_at }) {
        if (publish_at) return `Prévue le ${formatShortDateTime(publish_at)}`;
        return state ? SENDING_STATE_LABELS[state] : 'Brouillon';
      },
    }),
  ],
};

const { Field } = createEditorFields<typeof LETTER_FIELDS>();

/** Says, above the form of a newsletter whose sending is confirmed, that edits change its page only, not the mail. */
function OrderedNotice() {
  const { record } = useEnclosingEditor();
  const { record: letter } = useLiveRecord(ENTITIES.letters, record?.id);
  if (!letter?.state) return null;
  const participle = letter.published ? 'partie' : 'planifiée';
  return (
    <p className="mb-6 max-w-prose bg-sand px-5 py-4 text-ui">
      {`Cette lettre est ${participle} telle que vous l’avez confirmée\u00a0: ce que vous changez ici ne change que sa page.`}
    </p>
  );
}

export const LETTER_EDITOR_CONFIG: EditorConfig = {
  entity: ENTITIES.letters,
  input: LetterInputSchema,
  staysOpen: true,
  blank: { published: false, publish_at: null },
  Body: () => (
    <TitledSection title="La lettre">
      <OrderedNotice />
      <Field
        name="subject"
        hint={`Moins de ${SUBJECT_LENGTH_ON_PHONES} caractères se lisent sur un téléphone`}
      />
      <Field name="preheader" hint="La phrase que les messageries montrent après l’objet" />
      <Field name="opening" />
      <LetterBlocksField />
      <Field name="closing" />
    </TitledSection>
  ),
  Below: LetterPreviewAndSending,
};
