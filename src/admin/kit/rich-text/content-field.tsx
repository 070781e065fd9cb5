import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { textOrEmpty, useFieldByName } from '#admin/kit/editor/use-field.ts';
import { CONTROL_CLASS } from '#admin/ui/fields.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Loading } from '#ui/loading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { describeUnpublishableHtml } from './clean-html.ts';

const RichEditor = lazy(() =>
  import('./rich-editor.tsx').then((module) => ({ default: module.RichEditor })),
);

type State = { view: 'visual' | 'html'; isRefused: boolean };

const VIEWS = [
  { value: 'visual', label: 'Éditeur visuel' },
  { value: 'html', label: 'HTML' },
] as const;

const MONOSPACE = '[font-family:ui-monospace,"Cascadia_Mono",Menlo,Consolas,monospace]';

/** Form field of a formatted text, with the visual editor and a tab for its HTML. */
export function RichTextField({ name }: { name: string }) {
  const { label, value: fieldValue, error, setValue } = useFieldByName(name);
  const value = textOrEmpty(fieldValue);
  const [state, setState] = useState<State>({ view: 'visual', isRefused: false });
  const { view, isRefused } = state;
  const typed = useDeferredValue(view === 'html' ? value : '');
  const losses = useMemo(() => describeUnpublishableHtml(typed), [typed]);
  const lossText =
    losses.length > 0 && `Retiré à l’enregistrement\u00a0: ${losses.join('\u202f; ')}.`;
  const refuse = useCallback(() => setState({ view: 'html', isRefused: true }), []);
  return (
    <Field label={label} hint={view === 'visual' ? HINT : undefined} error={error}>
      {(control) => (
        <Tabs
          label="Vue du contenu"
          items={VIEWS}
          value={view}
          onChange={(next) => setState({ view: next, isRefused: false })}
        >
          <p role="status" className="text-caption text-ink-2 not-empty:mb-2">
            {isRefused && REFUSED}
          </p>
          {view === 'html' ? (
            <textarea
              {...control}
              name={name}
              rows={20}
              spellCheck={false}
              value={value}
              onChange={({ target }) => setValue(target.value)}
              className={`textarea ${CONTROL_CLASS} resize-y py-3 text-caption leading-[1.55] wrap-anywhere ${MONOSPACE}`}
            />
          ) : (
            <Suspense
              fallback={<Loading className="min-h-96 py-10">Chargement de l’éditeur…</Loading>}
            >
              <RichEditor
                field={{ id: control.id, name, label, notes: control['aria-describedby'], error }}
                value={value}
                onChange={setValue}
                onRefuse={refuse}
              />
            </Suspense>
          )}
          <p role="status" className="text-caption text-ink-2 not-empty:mt-2">
            {lossText}
          </p>
        </Tabs>
      )}
    </Field>
  );
}

const HINT = 'Alt+F10\u00a0: barre de mise en forme. Le texte collé de Word est nettoyé.';
const REFUSED =
  'Ce texte contient ce que l’éditeur visuel ou le site ne montre pas\u00a0: il se modifie en HTML. Ce que le site ne montre pas est retiré à l’enregistrement.';
