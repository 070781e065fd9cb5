import { Button } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/form.tsx';
import { formatDateTime } from '#domain/text/dates.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { EditorConfig } from './editor-config.ts';
import type { Opened } from './load-editor.ts';
import { previewRecord } from './preview-record.ts';
import { SaveBar } from './save-bar.tsx';
import { type Editor, type EditorWays, useEditor } from './use-editor.ts';
import { EditorContext } from './use-field.ts';

type RecordEditorProps = EditorWays & { config: EditorConfig; opened: Opened };

/** The form of one record. Callers set a `key`: another record starts with fresh state. */
export function RecordEditor({ config, opened, ...ways }: RecordEditorProps) {
  const editor = useEditor(config, opened, ways);
  const { pageQuery, input, Aside, Body } = config;
  const { form, values, isNew, conflict } = editor;
  const columns = 'grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start';
  return (
    <>
      <Form className="editor" onSubmit={() => editor.submit()}>
        <DraftBanner editor={editor} />
        <EditorContext value={{ form, fields: input.entries, isNew }}>
          <div className={Aside && columns}>
            <div className="min-w-0">
              <Body />
            </div>
            {Aside && (
              <div className="min-w-0">
                <Aside />
              </div>
            )}
          </div>
        </EditorContext>
        <SaveBar editor={editor} onCancel={ways.onLeave}>
          {pageQuery && (
            <Button variant="outline" onClick={() => previewRecord(config, values, opened)}>
              Aperçu
            </Button>
          )}
        </SaveBar>
      </Form>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          fields={input.entries}
          onResolve={editor.resolve}
          onClose={editor.closeConflict}
        />
      )}
    </>
  );
}

/** Offers to resume or delete unsaved input from an earlier visit. */
function DraftBanner({ editor: { draft, resume } }: { editor: Editor }) {
  if (draft.found === null) return null;
  return (
    <section
      aria-label="Brouillon"
      className="alert mb-7 flex flex-wrap justify-between bg-sand px-5 text-ui"
    >
      <p>
        Une saisie du {formatDateTime(draft.found.keptAt)} n’a pas été enregistrée. Elle est gardée
        sur cet appareil.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={resume}>
          Reprendre le brouillon
        </Button>
        <Button size="sm" variant="outline" onClick={draft.discard}>
          Supprimer le brouillon
        </Button>
      </div>
    </section>
  );
}
