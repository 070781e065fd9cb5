import type { ReactNode } from 'react';
import { Form } from '#admin/ui/form.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftBanner } from './draft-banner.tsx';
import { SaveBar } from './save-bar.tsx';
import type { Editor } from './use-editor.ts';
import { EditorContext } from './use-field.ts';

type EditorFrameProps = {
  editor: Editor;
  onCancel: () => void;
  /** « Quitter » unless given. */
  cancelLabel?: string;
  /** On the right, or below on a phone. */
  aside?: ReactNode;
  /** More buttons in the save bar. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What surrounds the fields of every editor: draft, save bar, conflict. */
export function EditorFrame(props: EditorFrameProps) {
  const { editor, onCancel, cancelLabel, aside, actions, children } = props;
  const { conflict, draft, form } = editor;
  const { fields } = editor.config;
  return (
    <>
      <Form className="editor" onSubmit={() => editor.submit()}>
        <DraftBanner draft={draft} fields={fields} />
        <div
          className={
            aside ? 'grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start' : undefined
          }
        >
          <EditorContext value={{ form, fields }}>
            <div className="min-w-0">{children}</div>
            {aside && <div className="min-w-0">{aside}</div>}
          </EditorContext>
        </div>
        <SaveBar editor={editor} onCancel={onCancel} cancelLabel={cancelLabel}>
          {actions}
        </SaveBar>
      </Form>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          fields={fields}
          onResolve={(values) => editor.resolve(conflict, values)}
          onClose={editor.closeConflict}
        />
      )}
    </>
  );
}
