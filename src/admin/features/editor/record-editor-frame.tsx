import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftBanner } from './draft-banner.tsx';
import { FieldLabels } from './editor-fields.tsx';
import { FaultSummary } from './fault-summary.tsx';
import type { FormValues } from './form-values.ts';
import { SaveBar } from './save-bar.tsx';
import type { RecordEditor } from './use-record-editor.ts';

type RecordEditorFrameProps<TValues extends FormValues> = {
  editor: RecordEditor<TValues>;
  labels: Record<keyof TValues & string, string>;
  onCancel: () => void;
  /** At the right, or below on a phone: preview, destinations. */
  aside?: ReactNode;
  /** In the save bar: preview, duplicate. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What surrounds the fields of every editor: draft, faults, conflict, save bar. */
export function RecordEditorFrame<TValues extends FormValues>({
  editor,
  labels,
  onCancel,
  aside,
  actions,
  children,
}: RecordEditorFrameProps<TValues>) {
  const { conflict, drafts, form } = editor;
  const faulty = useStore(form.store, ({ fieldMeta }) =>
    Object.entries<{ errors: unknown[] } | undefined>(fieldMeta)
      .filter(([, meta]) => meta?.errors.length)
      .map(([name]) => name)
      .join(),
  );
  const faults = Object.entries<string>(labels)
    .filter(([name]) => faulty.split(',').includes(name))
    .map(([name, label]) => ({ name, label }));
  return (
    <form
      noValidate
      className="editor"
      onSubmit={(event) => {
        event.preventDefault();
        editor.submit();
      }}
    >
      {drafts.length > 0 && (
        <DraftBanner
          drafts={drafts}
          changesOf={(draft) => {
            const changed = editor.changesOf(draft);
            return Object.entries<string>(labels).flatMap(([name, label]) =>
              changed.includes(name) ? [label] : [],
            );
          }}
          onResume={editor.resumeDraft}
          onDiscard={editor.discardDraft}
        />
      )}
      <FaultSummary faults={faults} />
      {/* What would be typed while it is saved would not be saved. */}
      <div inert={editor.isSaving} className={aside ? 'admin-editor-grid' : undefined}>
        <form.AppForm>
          <FieldLabels.Provider value={labels}>
            <div className="min-w-0">{children}</div>
            {aside && <div className="min-w-0">{aside}</div>}
          </FieldLabels.Provider>
        </form.AppForm>
      </div>
      <SaveBar isChanged={editor.isChanged} isSaving={editor.isSaving} onCancel={onCancel}>
        {actions}
      </SaveBar>
      {conflict && (
        <ConflictDialog
          mine={editor.values}
          conflict={conflict}
          labels={labels}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.closeConflict}
        />
      )}
    </form>
  );
}
