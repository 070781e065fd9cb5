import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { Field } from '#admin/kit/editor/field.tsx';
import { openRecord } from '#admin/kit/editor/load-editor.ts';
import { RecordEditor } from '#admin/kit/editor/record-editor.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { type ContactRequest, REQUEST } from '#domain/requests/contact-request.ts';

const { requests } = ENTITIES;

const NOTE_EDITOR: EditorConfig = {
  entity: requests,
  input: v.strictObject({ note: REQUEST.note }),
  texts: { changed: 'Note enregistrée', notChanged: 'La note n’a pas été enregistrée' },
  isPartial: true,
  staysOpen: true,
  Body: () => (
    <Field
      name="note"
      rows={3}
      hint={'Pour l’équipe seulement\u00a0: le voyageur ne la voit pas.'}
    />
  ),
};

/** The administrators' note on a request, with the drafts and merging of all editors. */
export function RequestNote({ request }: { request: ContactRequest }) {
  const navigate = useNavigate();
  return (
    <section aria-label="Note" className="max-w-prose py-6">
      <RecordEditor
        config={NOTE_EDITOR}
        opened={openRecord(NOTE_EDITOR, request.id, request)}
        onLeave={() =>
          void navigate({ to: '/admin/$section', params: { section: requests.section } })
        }
      />
    </section>
  );
}
