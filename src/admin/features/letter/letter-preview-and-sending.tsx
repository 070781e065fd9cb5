import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { callAdminFunction } from '#admin/data/calls.ts';
import { AdminError } from '#admin/data/errors.ts';
import { useLiveRecord } from '#admin/data/live.tsx';
import { useSession } from '#admin/data/session.ts';
import { useTeam } from '#admin/data/team.ts';
import { useBusyAction } from '#admin/kit/actions.ts';
import {
  DayAndTimeInputs,
  DEFAULT_PLANNED_TIME_OF_DAY,
  parseParisDayAndTime,
} from '#admin/kit/editor/publication-fields.tsx';
import { useEnclosingEditor } from '#admin/kit/editor/use-field.ts';
import { TitledSection } from '#admin/ui/blocks.tsx';
import { Button } from '#admin/ui/button.tsx';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { Select } from '#admin/ui/fields.tsx';
import { LetterPreview } from '#domain/admin/admin-calls.ts';
import type { Letter } from '#domain/newsletter/letter.ts';
import { LETTER_ENTITY } from '#domain/newsletter/letter-entity.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';
import { Tabs } from '#ui/tabs.tsx';
import { toastSuccess } from '#ui/toast/toast.ts';
import { formatReaderCount, LetterSendingProgressPanel } from './letter-sending-progress.tsx';

/** Panel below a newsletter's form: the newsletter's preview, test mail and sending. */
export function LetterPreviewAndSending() {
  const { record, isChanged } = useEnclosingEditor();
  const { record: letter } = useLiveRecord(LETTER_ENTITY, record?.id);
  return (
    <TitledSection title="Relire, essayer, envoyer">
      {letter && <LetterSendingProgressPanel letter={letter} />}
      {letter && !isChanged ? (
        <SavedLetter key={letter.updated_at} letter={letter} />
      ) : (
        <p className="text-ink-2">Enregistrez la lettre pour la relire et l’envoyer.</p>
      )}
    </TitledSection>
  );
}

function SavedLetter({ letter }: { letter: Letter }) {
  const { id, state } = letter;
  const email = useSession()?.email ?? '';
  const [to, setTo] = useState(email);
  const addresses = useTeam().value?.map((colleague) => colleague.email) ?? [];
  const [preview, setPreview] = useState<LetterPreview>();
  const [isBusy, read] = useBusyAction(
    'La lettre n’a pas pu être préparée',
    async (trialTo: string | null) => {
      const answer = await callAdminFunction({ action: 'preview-letter', id, to: trialTo });
      const newPreview = v.parse(LetterPreview, answer);
      setPreview(newPreview);
      if (newPreview.failure) throw new AdminError(newPreview.failure);
      if (trialTo) toastSuccess('Essai envoyé', { description: `À ${trialTo}` });
    },
  );
  return (
    <>
      {addresses.length > 1 && (
        <div className="max-w-120">
          <Select
            label="Essai pour"
            options={addresses.map((address) => ({ value: address, label: address }))}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" aria-disabled={isBusy || undefined} onClick={() => read(null)}>
          {preview ? 'Actualiser l’aperçu' : 'Relire la lettre'}
        </Button>
        <Button variant="outline" aria-disabled={isBusy || undefined} onClick={() => read(to)}>
          {to === email ? 'M’envoyer un essai' : 'Envoyer un essai'}
        </Button>
      </div>
      {preview && <LetterViews {...preview} />}
      {preview && state === null && <SendLetter id={id} preview={preview} />}
    </>
  );
}

const VIEWS = [
  { value: 'wide', label: 'Ordinateur' },
  { value: 'phone', label: 'Téléphone' },
  { value: 'wide dark', label: 'Nuit' },
  { value: 'phone dark', label: 'Téléphone, nuit' },
  { value: 'text', label: 'Texte seul' },
] as const;

const reveal = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'center' });

const LackList = ({ lacks }: Pick<LetterPreview, 'lacks'>) => (
  <ul aria-label="À vérifier" className="grid gap-1 text-error empty:hidden">
    {lacks.map((lack) => (
      <li key={lack}>{lack}</li>
    ))}
  </ul>
);

/** Shows a newsletter's mail on wide and narrow screens, in light and dark mode, and as text; lists what it lacks. */
function LetterViews({ html, text, lacks }: LetterPreview) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('wide');
  // Blob URLs are not revoked: leaving the page frees 90 kB each. Dark views are dark whatever the device's setting.
  const url = useMemo(() => {
    const page = view.endsWith('dark') ? html.replace('(prefers-color-scheme:dark)', 'all') : html;
    return URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }));
  }, [html, view]);
  return (
    <>
      <div ref={reveal} className="mt-5 text-ui">
        {lacks.length === 0 ? <p>Rien ne manque.</p> : <LackList lacks={lacks} />}
      </div>
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
          // The sandbox lets no script run, whatever the newsletter contains.
          <iframe
            key={view}
            title="Lettre"
            sandbox="allow-same-origin"
            src={url}
            className={`h-160 w-full border border-rule ${view.startsWith('phone') ? 'max-w-80' : 'max-w-180'}`}
          />
        )}
      </Tabs>
    </>
  );
}

/** Returns a French error if a newsletter's planned sending time is missing or past; undefined otherwise. */
function planFault(plannedAt: string | null): string | undefined {
  if (plannedAt === null) return 'Choisissez le jour et l’heure de l’envoi';
  return Date.parse(plannedAt) < Date.now()
    ? 'Cette date est passée\u00a0: choisissez-en une autre'
    : undefined;
}

function SendLetter({ id, preview }: { id: string; preview: LetterPreview }) {
  const { subject, readers, lacks, updated_at } = preview;
  const [typed, setTyped] = useState({ day: '', time: DEFAULT_PLANNED_TIME_OF_DAY });
  const [error, setError] = useState<string>();
  const confirm = useConfirm();
  const [isBusy, send] = useBusyAction('La lettre n’est pas partie', async (isPlanned: boolean) => {
    const plannedAt = isPlanned ? parseParisDayAndTime(typed.day, typed.time) : null;
    const fault = isPlanned ? planFault(plannedAt) : undefined;
    setError(fault);
    if (fault) return;
    const isConfirmed = await confirm({
      title: `Envoyer «\u202f${subject}\u202f» à ${formatReaderCount(readers)}\u202f?`,
      text: (
        <>
          <p>{plannedAt ? `Le ${formatShortDateTime(plannedAt)}.` : 'Tout de suite.'}</p>
          <LackList lacks={lacks} />
        </>
      ),
      confirmLabel: plannedAt ? 'Planifier l’envoi' : 'Envoyer',
    });
    if (!isConfirmed) return;
    await callAdminFunction({ action: 'send-letter', id, updated_at, at: plannedAt });
    toastSuccess(
      plannedAt
        ? `Envoi planifié pour le ${formatShortDateTime(plannedAt)}`
        : 'La lettre part dans deux minutes',
    );
  });
  const isOff = isBusy || readers === 0;
  const press = (isPlanned: boolean) => {
    if (!isOff) send(isPlanned);
  };
  return (
    <div className="mt-6 max-w-120">
      <DayAndTimeInputs
        label="Envoyer plus tard"
        hint="À l’heure de Paris"
        error={error}
        {...typed}
        onChange={setTyped}
      />
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isOff || undefined} onClick={() => press(false)}>
          {`Envoyer à ${formatReaderCount(readers)}`}
        </Button>
        <Button variant="outline" aria-disabled={isOff || undefined} onClick={() => press(true)}>
          Planifier l’envoi
        </Button>
      </div>
    </div>
  );
}
