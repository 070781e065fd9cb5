import { useMemo, useState } from 'react';
import { useSession } from '#admin/data/session.ts';
import { useAction } from '#admin/kit/actions.ts';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import type { LetterPreview } from '#domain/admin/admin-calls.ts';
import type { LetterContent } from '#domain/newsletter/letter.ts';
import { Tabs } from '#ui/tabs.tsx';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { testLetter } from './letter-data.ts';

export const Lacks = ({ lacks }: LetterPreview) => (
  <ul aria-label="À vérifier" className="mt-5 grid gap-1 text-ui">
    {lacks.length === 0 && <li>Rien ne manque.</li>}
    {lacks.map((lack) => (
      <li key={lack} className="text-error">
        {lack}
      </li>
    ))}
  </ul>
);

const VIEWS = [
  { value: 'wide', label: 'Ordinateur' },
  { value: 'phone', label: 'Téléphone' },
  { value: 'dark', label: 'Nuit' },
  { value: 'text', label: 'Texte seul' },
] as const;

export function LetterViews({ html, text }: LetterPreview) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('wide');
  // Some 90 kB for each preview, freed when the page is left. The mail's dark colours, whatever the device prefers.
  const url = useMemo(() => {
    const shown = view === 'dark' ? html.replace('(prefers-color-scheme:dark)', 'all') : html;
    return URL.createObjectURL(new Blob([shown], { type: 'text/html;charset=utf-8' }));
  }, [html, view]);
  return (
    <Tabs
      label="Aperçu de la lettre"
      items={VIEWS}
      value={view}
      onChange={setView}
      className="mt-5"
    >
      {view === 'text' ? (
        <pre className="max-h-160 overflow-auto bg-sand p-5 text-small whitespace-pre-wrap">
          {text}
        </pre>
      ) : (
        // The frame runs no scripts, whatever the letter contains.
        <iframe
          key={view}
          title="Lettre"
          sandbox="allow-same-origin"
          src={url}
          className={`h-160 w-full border border-rule ${view === 'phone' ? 'max-w-80' : 'max-w-180'}`}
        />
      )}
    </Tabs>
  );
}

export function TestMail({ readLetter }: { readLetter: () => LetterContent }) {
  const [to, setTo] = useState(useSession()?.email ?? '');
  const [isBusy, send] = useAction('L’essai n’est pas parti', async () => {
    const { failure } = await testLetter(readLetter(), to);
    if (failure === null) toastSuccess('Essai envoyé', { description: `À ${to}` });
    else toastError('L’essai n’est pas parti', { description: failure });
  });
  return (
    <div className="mt-6 max-w-120">
      <TextInput
        label="Adresse de l’essai"
        hint="La vôtre, ou celle d’une autre personne de l’équipe"
        inputMode="email"
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button size="sm" variant="outline" aria-disabled={isBusy || undefined} onClick={send}>
        M’envoyer un essai
      </Button>
    </div>
  );
}
