import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { Form } from '#admin/ui/form.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { labelsOf } from '#domain/schema/field.ts';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftBanner } from './draft-banner.tsx';
import { SaveBar } from './save-bar.tsx';
import type { Editor } from './use-editor.ts';
import { EditorContext } from './use-field.ts';

type EditorFrameProps = {
  editor: Editor;
  onCancel: () => void;
  /** What its button says: « Quitter » unless given. */
  cancelLabel?: string;
  /** On the right, or below on a phone: preview, destinations. */
  aside?: ReactNode;
  /** In the save bar: previews. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What surrounds the fields of every editor: drafts, errors, conflict, save bar. */
export function EditorFrame(props: EditorFrameProps) {
  const { editor, onCancel, cancelLabel, aside, actions, children } = props;
  const { conflict, draft, form } = editor;
  const { fields } = editor.config;
  const labels = Object.entries<string>(labelsOf(fields)).map(([name, label]) => ({ name, label }));
  const invalid = useStore(form.store, ({ fieldMeta }) =>
    Object.entries<{ errors: unknown[] } | undefined>(fieldMeta)
      .filter(([, meta]) => meta?.errors.length)
      .map(([name]) => name)
      .join(),
  ).split(',');
  return (
    <>
      <Form className="editor" onSubmit={() => editor.submit()}>
        {draft.found && (
          <DraftBanner
            keptAt={draft.found.keptAt}
            changes={labels
              .filter(({ name }) => draft.changes.includes(name))
              .map(({ label }) => label)}
            onResume={draft.resume}
            onDiscard={draft.discard}
          />
        )}
        <ErrorSummary errors={labels.filter(({ name }) => invalid.includes(name))} />
        {/* Input during a save would be lost. */}
        <div
          inert={editor.isSaving}
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
