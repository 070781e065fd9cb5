import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { Form } from '#admin/ui/form.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftBanner } from './draft-banner.tsx';
import type { FormValues } from './form-values.ts';
import { SaveBar } from './save-bar.tsx';
import { EditorFormContext } from './use-editor-field.ts';
import type { RecordEditor } from './use-record-editor.ts';

type RecordEditorFrameProps<TValues extends FormValues> = {
  editor: RecordEditor<TValues>;
  labels: Record<keyof TValues & string, string>;
  onCancel: () => void;
  /** What its button says: « Quitter » unless given. */
  cancelLabel?: string;
  /** On the right, or below on a phone: preview, destinations. */
  aside?: ReactNode;
  /** In the save bar: preview, duplicate. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What surrounds the fields of every editor: drafts, errors, conflict, save bar. */
export function RecordEditorFrame<TValues extends FormValues>({
  editor,
  labels,
  onCancel,
  cancelLabel,
  aside,
  actions,
  children,
}: RecordEditorFrameProps<TValues>) {
  const { conflict, draft, form } = editor;
  const invalid = useStore(form.store, ({ fieldMeta }) =>
    Object.entries<{ errors: unknown[] } | undefined>(fieldMeta)
      .filter(([, meta]) => meta?.errors.length)
      .map(([name]) => name)
      .join(),
  );
  const errors = Object.entries<string>(labels)
    .filter(([name]) => invalid.split(',').includes(name))
    .map(([name, label]) => ({ name, label }));
  return (
    <>
      <Form className="editor" onSubmit={() => editor.submit()}>
        {draft && (
          <DraftBanner
            keptAt={draft.keptAt}
            changes={Object.entries<string>(labels).flatMap(([name, label]) =>
              editor.draftChanges.includes(name) ? [label] : [],
            )}
            onResume={editor.resumeDraft}
            onDiscard={editor.discardDraft}
          />
        )}
        <ErrorSummary errors={errors} />
        {/* Input during a save would be lost. */}
        <div
          inert={editor.isSaving}
          className={
            aside ? 'grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start' : undefined
          }
        >
          <EditorFormContext value={{ form, labels }}>
            <div className="min-w-0">{children}</div>
            {aside && <div className="min-w-0">{aside}</div>}
          </EditorFormContext>
        </div>
        <SaveBar editor={editor} onCancel={onCancel} cancelLabel={cancelLabel}>
          {actions}
        </SaveBar>
      </Form>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labels={labels}
          onResolve={editor.resolve}
          onClose={editor.closeConflict}
        />
      )}
    </>
  );
}

type FieldError = { name: string; label: string };

/** The invalid fields, each as a button that focuses it. */
function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  if (errors.length === 0) return null;
  return (
    <div className="alert alert-error mb-7 items-start border-l-6 bg-error-bg px-6 text-ui text-ink">
      <Icon name="warning" className="mt-0.5 flex-none text-error" />
      <div>
        <p className="font-medium">{FORM_INVALID}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {errors.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => document.getElementsByName(name)[0]?.focus()}
                className={ACTION}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
