import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { save } from '#admin/data/save.ts';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { EditorFrame } from '#admin/kit/editor/editor-frame.tsx';
import { editorFields } from '#admin/kit/editor/field.tsx';
import { useEditor } from '#admin/kit/editor/use-editor.ts';
import { valuesOf } from '#admin/kit/editor/values.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { type ContactRequest, REQUEST } from '#domain/requests/contact-request.ts';

const NOTE = { note: REQUEST.note };
const { Field } = editorFields<typeof NOTE>();

const CONFIG: EditorConfig = {
  entity: ENTITIES.requests,
  fields: NOTE,
  input: v.strictObject(NOTE),
  texts: { changed: 'Note enregistrée', notChanged: 'La note n’a pas été enregistrée' },
  save: (input, target) => save(ENTITIES.requests, input, { ...target, isPartial: true }),
};

/** The administrators' own note on a request, kept and merged as every record is. */
export function RequestNote({ request }: { request: ContactRequest }) {
  const { id } = request;
  const navigate = useNavigate();
  const [opened] = useState(() => ({
    record: { id, created_at: request.created_at, updated_at: request.updated_at },
    values: valuesOf(NOTE, request),
    draftKind: 'demandes-note',
  }));
  const toList = () =>
    void navigate({ to: '/admin/$section', params: { section: ENTITIES.requests.section } });
  const editor = useEditor(CONFIG, opened, { isStaying: true });
  return (
    <section aria-label="Note" className="max-w-prose py-6">
      <EditorFrame editor={editor} onCancel={toList}>
        <Field
          name="note"
          rows={3}
          hint={'Pour l’équipe seulement\u00a0: le voyageur ne la voit pas.'}
        />
      </EditorFrame>
    </section>
  );
}
