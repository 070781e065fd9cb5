import { lazy, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import { cleanHtml } from '#admin/data/clean-html.ts';
import { useFieldContext, useFieldError } from '#admin/features/editor/form-context.ts';
import { Icon } from '#ui/icon.tsx';
import { Loading } from '#ui/loading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { lengthNote, removedNote } from './content-notes.ts';
import { EditorUnavailable } from './editor-unavailable.tsx';
import { HtmlView } from './html-view.tsx';

const RichEditor = lazy(() =>
  import('./rich-editor.tsx').then(
    (module) => ({ default: module.RichEditor }),
    () => ({ default: EditorUnavailable }),
  ),
);

const VIEWS = [
  { value: 'visual', label: 'Éditeur visuel' },
  { value: 'html', label: 'HTML' },
] as const;

/**
 * The body of an article, written as it will look or as HTML. Both views keep what the public page
 * shows; a text that holds more than that opens as HTML, and says what will go.
 */
export function ContentField() {
  const { state, handleChange } = useFieldContext<string>();
  const id = useId();
  const error = useFieldError();
  const { value } = state;
  const typed = useDeferredValue(value);
  const removed = useMemo(() => cleanHtml(typed).removed, [typed]);
  const [view, setView] = useState<'visual' | 'html'>(removed.length > 0 ? 'html' : 'visual');
  const fault = error ?? (lengthNote(value.length) || undefined);
  const note = removedNote(removed);
  const field = {
    labelId: `${id}-label`,
    describedBy: `${id}-notes`,
    isInvalid: error !== undefined,
  };
  return (
    <div className="mb-6">
      <p id={field.labelId} className="field-label">
        Contenu
      </p>
      <Tabs label="Vue du contenu" items={VIEWS} value={view} onChange={setView}>
        {view === 'html' ? (
          <HtmlView {...field} />
        ) : (
          <Suspense
            fallback={<Loading className="min-h-96 py-10">Chargement de l’éditeur...</Loading>}
          >
            <RichEditor {...field} value={value} onChange={handleChange} />
          </Suspense>
        )}
      </Tabs>
      <div id={field.describedBy} className="mt-2 grid gap-1 text-caption text-ink-2">
        {view === 'visual' && (
          <p>Alt+F10 : barre de mise en forme. Le texte collé de Word est nettoyé.</p>
        )}
        <p role="status">{note}</p>
        {fault !== undefined && (
          <p className="flex gap-2 text-small font-medium text-error">
            <Icon name="warning" size={17} className="mt-0.5 flex-none" />
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}
