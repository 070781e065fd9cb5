import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import * as v from 'valibot';
import { callAdmin } from '#admin/data/calls.ts';
import { AdminError } from '#admin/data/errors.ts';
import { useAction } from '#admin/kit/actions.ts';
import { useEnclosingEditor } from '#admin/kit/editor/use-field.ts';
import { Section } from '#admin/ui/blocks.tsx';
import { Button } from '#admin/ui/button.tsx';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import type { LetterPreview } from '#domain/admin/admin-calls.ts';
import { LetterContent } from '#domain/newsletter/letter.ts';
import type { LetterProgress, Step } from '#domain/newsletter/letter-sending.ts';
import { formatDateTime, parisInstant } from '#domain/text/dates.ts';
import { formatCount } from '#domain/text/format.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { previewLetter, useLeftSince, useProgress } from './letter-data.ts';
import { Lacks, LetterViews, TestMail } from './letter-preview.tsx';

/** What is read, tried and sent of the letter above. */
export function LetterPanel() {
  const { form, stored } = useEnclosingEditor();
  const { subject, preheader, opening, blocks, closing } = useStore(
    form.store,
    (state) => state.values,
  );
  const progress = useProgress(stored?.id);
  const [preview, setPreview] = useState<LetterPreview>();
  const readLetter = () => {
    const read = v.safeParse(LetterContent, { subject, preheader, opening, blocks, closing });
    if (read.success) return read.output;
    throw new AdminError('refused', read.issues[0].message);
  };
  const [isReading, read] = useAction('La lettre n’a pas pu être préparée', async () =>
    setPreview(await previewLetter(readLetter())),
  );
  return (
    <Section title="Relire, essayer, envoyer">
      {progress && stored && <SendingState id={stored.id} progress={progress} />}
      <Button variant="outline" aria-disabled={isReading || undefined} onClick={read}>
        {preview ? 'Actualiser l’aperçu' : 'Relire la lettre'}
      </Button>
      {preview && (
        <>
          <Lacks {...preview} />
          <LetterViews {...preview} />
          <TestMail readLetter={readLetter} />
          {!progress && <SendLetter subject={subject} preview={preview} />}
        </>
      )}
    </Section>
  );
}

const readersText = (count: number) => `${formatCount(count)} lecteur${count < 2 ? '' : 's'}`;

function SendLetter({ subject, preview }: { subject: string; preview: LetterPreview }) {
  const { stored } = useEnclosingEditor();
  const [typed, setTyped] = useState('');
  const confirm = useConfirm();
  const { readers, lacks } = preview;
  const at = typed === '' ? null : parisInstant(typed);
  const [isBusy, send] = useAction('La lettre n’est pas partie', async () => {
    if (!stored?.updatedAt) return;
    const isConfirmed = await confirm({
      title: `Envoyer «\u202f${subject}\u202f» à ${readersText(readers)}\u202f?`,
      text: [at && `Le ${formatDateTime(at)}.`, ...lacks].filter(Boolean).join(' '),
      confirmLabel: at ? 'Prévoir l’envoi' : 'Envoyer',
    });
    if (!isConfirmed) return;
    await callAdmin({ action: 'send-letter', id: stored.id, updated_at: stored.updatedAt, at });
    toastSuccess(at ? `Envoi prévu pour le ${formatDateTime(at)}` : 'La lettre va partir');
  });
  if (!stored) return <p className="mt-6 text-ink-2">Enregistrez la lettre pour l’envoyer.</p>;
  return (
    <div className="mt-6 max-w-120">
      <TextInput
        type="datetime-local"
        label="Envoyer le"
        hint={'Facultatif, à l’heure de Paris. Vide\u00a0: tout de suite.'}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        aria-disabled={isBusy || readers === 0 || undefined}
        onClick={() => readers > 0 && send()}
      >
        {`${at ? 'Prévoir l’envoi' : 'Envoyer'} à ${readersText(readers)}`}
      </Button>
    </div>
  );
}

const STEPS: Readonly<Record<Step, string>> = {
  cancel: 'Annuler l’envoi',
  pause: 'Suspendre',
  resume: 'Reprendre',
  stop: 'Arrêter',
};

const NEXT: Readonly<Record<LetterProgress['state'], readonly Step[]>> = {
  waiting: ['cancel'],
  sending: ['pause', 'stop'],
  paused: ['resume', 'stop'],
  stopped: [],
  sent: [],
};

function stateText({ state, total, sent, refused }: LetterProgress): string {
  const done = `${formatCount(sent)} sur ${readersText(total)}`;
  const not =
    refused > 0 ? `, ${formatCount(refused)} refusée${refused < 2 ? '' : 's'} pour de bon` : '';
  switch (state) {
    case 'waiting':
      return 'L’envoi commence à l’heure prévue, ou dans les quatre minutes. La lettre part telle que vous l’avez confirmée\u00a0: pour la changer, annulez d’abord.';
    case 'sending':
      return `L’envoi est en cours\u00a0: ${done}${not}.`;
    case 'paused':
      return `L’envoi est suspendu\u00a0: ${done}${not}.`;
    case 'stopped':
      return `L’envoi a été arrêté\u00a0: ${done}${not}.`;
    case 'sent':
      return `Envoyée à ${done}${not}.`;
  }
}

function SendingState({ id, progress }: { id: string; progress: LetterProgress }) {
  const { state, started_at, problem } = progress;
  const left = useLeftSince(state === 'waiting' ? null : started_at);
  const [isBusy, steer] = useAction('L’envoi n’a pas changé', async (step: Step) => {
    await callAdmin({ action: 'steer-letter', id, step });
  });
  return (
    <div className="mb-6 grid justify-items-start gap-3 bg-sand px-5 py-4 text-ui">
      <p role="status">{stateText(progress)}</p>
      {problem !== null && state === 'sending' && <p className="text-error">{problem}</p>}
      {progress.left_out.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {left !== undefined && (
        <p className="text-ink-2">
          {`${formatCount(left)} désinscription${left < 2 ? '' : 's'} depuis. Ni les ouvertures ni les clics ne sont suivis.`}
        </p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {NEXT[state].map((step) => (
          <Button
            key={step}
            size="sm"
            variant="outline"
            aria-disabled={isBusy || undefined}
            onClick={() => steer(step)}
          >
            {STEPS[step]}
          </Button>
        ))}
      </div>
    </div>
  );
}
