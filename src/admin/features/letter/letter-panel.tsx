import { useStore } from '@tanstack/react-form';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { callAdmin } from '#admin/data/calls.ts';
import { AdminError } from '#admin/data/errors.ts';
import { storedHtml } from '#admin/features/rich-text/clean-html.ts';
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

/** Panel below a letter's form: its preview, a test mail, and the sending. */
export function LetterPanel() {
  const { form, stored } = useEnclosingEditor();
  const { subject, preheader, opening, blocks, closing } = useStore(
    form.store,
    (state) => state.values,
  );
  const progress = useProgress(stored?.id);
  const [preview, setPreview] = useState<Preview>();
  const html = { opening: storedHtml(opening ?? ''), closing: storedHtml(closing ?? '') };
  const { success, output, issues } = v.safeParse(LetterContent, {
    ...{ subject, preheader, blocks },
    ...html,
  });
  const readLetter = () => {
    if (success) return output;
    throw new AdminError('refused', issues[0].message);
  };
  const [isReading, read] = useAction('La lettre n’a pas pu être préparée', async () => {
    const letter = readLetter();
    setPreview({ letter, ...(await previewLetter(letter)) });
  });
  const isCurrent = JSON.stringify(preview?.letter) === JSON.stringify(output);
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
          {!progress && <SendLetter preview={preview} isCurrent={isCurrent} />}
        </>
      )}
    </Section>
  );
}

const readersText = (count: number) => `${formatCount(count)} lecteur${count < 2 ? '' : 's'}`;

type Preview = LetterPreview & { letter: LetterContent };

const INCOMPLETE = 'Complétez la date et l’heure, ou videz-les pour envoyer tout de suite';
const NOT_READ = 'Enregistrez la lettre et actualisez l’aperçu pour l’envoyer.';

function SendLetter({ preview, isCurrent }: { preview: Preview; isCurrent: boolean }) {
  const { stored } = useEnclosingEditor();
  const [typed, setTyped] = useState('');
  const confirm = useConfirm();
  const { letter, readers, lacks } = preview;
  const date = useRef<HTMLDivElement>(null);
  const at = typed === '' ? null : parisInstant(typed);
  const [isBusy, send] = useAction('La lettre n’est pas partie', async () => {
    const isUnclear = date.current?.querySelector('input')?.validity.badInput;
    if (isUnclear || (typed !== '' && at === null)) throw new AdminError('refused', INCOMPLETE);
    if (!stored) return;
    const isConfirmed = await confirm({
      title: `Envoyer «\u202f${letter.subject}\u202f» à ${readersText(readers)}\u202f?`,
      text: [at && `Le ${formatDateTime(at)}.`, ...lacks].filter(Boolean).join(' '),
      confirmLabel: at ? 'Prévoir l’envoi' : 'Envoyer',
    });
    if (!isConfirmed) return;
    await callAdmin({ action: 'send-letter', id: stored.id, letter, at });
    toastSuccess(at ? `Envoi prévu pour le ${formatDateTime(at)}` : 'La lettre va partir');
  });
  if (!stored || !isCurrent) return <p className="mt-6 text-ink-2">{NOT_READ}</p>;
  return (
    <div ref={date} className="mt-6 max-w-120">
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
    refused > 0 ? `, ${formatCount(refused)} refus définitif${refused < 2 ? '' : 's'}` : '';
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
      {/* The number of sent mails is no live region, because it changes with each mail. */}
      <p>{stateText(progress)}</p>
      {problem !== null && ['sending', 'paused'].includes(state) && (
        <p className="text-error">{problem}</p>
      )}
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
