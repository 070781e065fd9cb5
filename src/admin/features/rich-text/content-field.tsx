import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { useField } from '#admin/kit/editor/use-field.ts';
import { CONTROL } from '#admin/ui/fields.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loading } from '#ui/loading.tsx';
import { Tabs } from '#ui/tabs.tsx';

const RichEditor = lazy(() =>
  import('./rich-editor.tsx').then(
    (module) => ({ default: module.RichEditor }),
    () => ({ default: EditorUnavailable }),
  ),
);

type State = { view: 'visual' | 'html'; isRefused: boolean };

const VIEWS = [
  { value: 'visual', label: 'Éditeur visuel' },
  { value: 'html', label: 'HTML' },
] as const;

const MONOSPACE = '[font-family:ui-monospace,"Cascadia_Mono",Menlo,Consolas,monospace]';

/** The content of an article, edited visually or as HTML: always so when the visual editor refuses. */
export function ContentField() {
  const { name, label, value, error, setValue } = useField<string | null>('content');
  const id = useId();
  const [{ view, isRefused }, setState] = useState<State>({ view: 'visual', isRefused: false });
  const refuse = useCallback(() => setState({ view: 'html', isRefused: true }), []);
  const field: Record<string, string> = {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-notes`,
    ...(error !== undefined && { 'aria-invalid': 'true' }),
  };
  return (
    <div className="mb-6">
      <p id={`${id}-label`} className="field-label">
        {label}
      </p>
      <Tabs
        label="Vue du contenu"
        items={VIEWS}
        value={view}
        onChange={(next) => setState({ view: next, isRefused: false })}
      >
        {view === 'html' ? (
          <textarea
            {...field}
            name={name}
            rows={20}
            spellCheck={false}
            value={value ?? ''}
            onChange={({ target }) => setValue(target.value)}
            className={`textarea ${CONTROL} resize-y py-3 text-caption leading-[1.55] wrap-anywhere ${MONOSPACE}`}
          />
        ) : (
          <Suspense
            fallback={<Loading className="min-h-96 py-10">Chargement de l’éditeur…</Loading>}
          >
            <RichEditor field={field} value={value ?? ''} onChange={setValue} onRefuse={refuse} />
          </Suspense>
        )}
      </Tabs>
      <div id={`${id}-notes`} className="mt-2 grid gap-1 text-caption text-ink-2">
        {view === 'visual' && (
          <p>Alt+F10{'\u00a0'}: barre de mise en forme. Le texte collé de Word est nettoyé.</p>
        )}
        <p role="status">{isRefused && REFUSED}</p>
        {error !== undefined && (
          <p className="flex gap-2 text-small font-medium text-error">
            <Icon name="warning" size={17} className="mt-0.5 flex-none" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

const REFUSED =
  'Ce texte contient ce que l’éditeur visuel ou le site ne montre pas\u00a0: il se modifie en HTML. Ce que le site ne montre pas est retiré à l’enregistrement.';

/** Replaces the visual editor when its code cannot be fetched: the text can still be edited. */
function EditorUnavailable() {
  return (
    <p role="alert" className="alert bg-sand text-ui">
      L’éditeur visuel n’a pas pu être chargé{'\u00a0'}: vérifiez votre connexion, puis rechargez la
      page. La vue HTML reste disponible.
    </p>
  );
}
