import { lazy, Suspense, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { cleanHtml } from '#admin/data/clean-html.ts';
import { useEditorField } from '#admin/features/editor/use-editor-field.ts';
import { UPLOAD_UNDER_WAY } from '#admin/features/pictures/use-uploads.ts';
import { CONTROL } from '#admin/ui/fields.tsx';
import { CONTENT_MAX } from '#domain/site/limits.ts';
import { Icon } from '#ui/icon.tsx';
import { Loading } from '#ui/loading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { RichEditorProps } from './rich-editor.tsx';

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
 * The content of an article, edited visually or as HTML. Both views keep what the public page
 * shows; a text that holds more opens as HTML, with a note on what will be removed.
 */
export function ContentField() {
  const field = useRef<HTMLDivElement>(null);
  const { name, label, value, error, setValue } = useEditorField<string>('content', () =>
    // The saved text would lack it.
    field.current?.querySelector('img[data-upload]') ? UPLOAD_UNDER_WAY : undefined,
  );
  const id = useId();
  const typed = useDeferredValue(value);
  const removed = useMemo(() => cleanHtml(typed).removed, [typed]);
  const [view, setView] = useState<'visual' | 'html'>(removed.length > 0 ? 'html' : 'visual');
  const warning = error ?? lengthNote(value.length);
  const shared = {
    labelId: `${id}-label`,
    describedBy: `${id}-notes`,
    isInvalid: error !== undefined,
    value,
    onChange: setValue,
  };
  return (
    <div ref={field} className="mb-6">
      <p id={shared.labelId} className="field-label">
        {label}
      </p>
      <Tabs label="Vue du contenu" items={VIEWS} value={view} onChange={setView}>
        {view === 'html' ? (
          <HtmlView {...shared} name={name} />
        ) : (
          <Suspense
            fallback={<Loading className="min-h-96 py-10">Chargement de l’éditeur…</Loading>}
          >
            <RichEditor {...shared} />
          </Suspense>
        )}
      </Tabs>
      <div id={shared.describedBy} className="mt-2 grid gap-1 text-caption text-ink-2">
        {view === 'visual' && (
          <p>Alt+F10{'\u00a0'}: barre de mise en forme. Le texte collé de Word est nettoyé.</p>
        )}
        <p role="status">{removedNote(removed)}</p>
        {warning !== null && (
          <p className="flex gap-2 text-small font-medium text-error">
            <Icon name="warning" size={17} className="mt-0.5 flex-none" />
            {warning}
          </p>
        )}
      </div>
    </div>
  );
}

const ROWS = 20;

/** The HTML as it is stored. */
function HtmlView(props: RichEditorProps & { name: string }) {
  const { name, value, onChange, labelId, describedBy, isInvalid } = props;
  return (
    <textarea
      name={name}
      rows={ROWS}
      spellCheck={false}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`textarea ${CONTROL} resize-y py-3 text-caption leading-[1.55] wrap-anywhere [font-family:ui-monospace,"Cascadia_Mono",Menlo,Consolas,monospace]`}
    />
  );
}

/** Replaces the visual editor when its code cannot be fetched: the text can still be edited. */
function EditorUnavailable(_: RichEditorProps) {
  return (
    <p role="alert" className="alert bg-sand text-ui">
      L’éditeur visuel n’a pas pu être chargé{'\u00a0'}: vérifiez votre connexion, puis rechargez la
      page. La vue HTML reste disponible.
    </p>
  );
}

const figures = new Intl.NumberFormat('fr-FR');
/** Share of the limit from which the length is shown. */
const NEARLY = 0.9;

/** The length against its limit, once it comes close; null before. */
export function lengthNote(length: number): string | null {
  if (length < CONTENT_MAX * NEARLY) return null;
  const count = `${figures.format(length)} caractères sur ${figures.format(CONTENT_MAX)}`;
  const over = length - CONTENT_MAX;
  return over > 0
    ? `${count}\u00a0: ${figures.format(over)} de trop, l’article ne peut pas être enregistré`
    : count;
}

/** What saving will remove from a text; null when nothing. */
export function removedNote(removed: readonly string[]): string | null {
  if (removed.length === 0) return null;
  return `Jamais affiché, et retiré à l’enregistrement\u00a0: ${removed.join(', ')}`;
}
