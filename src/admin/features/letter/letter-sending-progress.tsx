import { callAdminFunction } from '#admin/data/calls.ts';
import { useLiveRecord } from '#admin/data/live.tsx';
import { readWithAdminToken } from '#admin/data/read.ts';
import { useDataRead } from '#admin/data/use-read.ts';
import { useBusyAction } from '#admin/kit/actions.ts';
import { SmallButton } from '#admin/ui/button.tsx';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { countDocuments } from '#data/firestore/firestore.ts';
import { publicPath } from '#domain/entity/entity.ts';
import { type Letter, SENDING_STATE_LABELS } from '#domain/newsletter/letter.ts';
import { LETTER_ENTITY } from '#domain/newsletter/letter-entity.ts';
import {
  LETTER_PROGRESS_DOC_ID,
  LetterProgress,
  possibleSendingActions,
  type SendingAction,
} from '#domain/newsletter/letter-sending-state.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';
import { formatWholeNumber } from '#domain/text/format.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Counts who unsubscribed in the week after a newsletter's sending began; counts again when its state changes. */
function useLeftAfter(start: string | null = null, state: Letter['state'] = null) {
  const countSince = (ms: number) =>
    readWithAdminToken((headers) => {
      const isLater = ['unsubscribed_at', '>=', new Date(ms)] as const;
      return countDocuments(COLLECTIONS.newsletterSubscriptions, [isLater], headers);
    });
  const countInWeek = async () => {
    const startMs = Date.parse(start ?? '');
    const [sinceStart, afterWeek] = await Promise.all([
      countSince(startMs),
      countSince(startMs + WEEK_MS),
    ]);
    return sinceStart - afterWeek;
  };
  return useDataRead(['left after', start, state], countInWeek, start !== null).value;
}

/** Returns « 1 refus », « 2 refus »: `noun` takes an s in the plural, unless it has one. */
const countText = (count: number, noun: string) =>
  `${formatWholeNumber(count)} ${noun}${count < 2 || noun.endsWith('s') ? '' : 's'}`;

export const formatReaderCount = (count: number) => countText(count, 'lecteur');

const plannedText = ({ publish_at }: Letter) =>
  `La lettre part ${publish_at ? `le ${formatShortDateTime(publish_at)}` : 'à l’heure prévue'}, ou dans les quatre minutes qui suivent, telle que vous l’avez confirmée\u00a0: pour la changer, annulez d’abord. Si l’une de ses pages n’est plus en ligne, elle attend votre accord.`;

const STEPS: Readonly<Record<SendingAction, string>> = {
  cancel: 'Annuler l’envoi',
  pause: 'Suspendre',
  resume: 'Reprendre',
  stop: 'Arrêter',
};

/** Asked before a newsletter's sending is stopped for good: the remaining readers never get the newsletter. */
const stopQuestion = ({ sent = 0, refused = 0, total = 0 }: Partial<LetterProgress> = {}) => ({
  title: 'Arrêter l’envoi pour de bon\u202f?',
  text: `La lettre n’arrivera jamais à ${formatReaderCount(Math.max(0, total - sent - refused))}. Pour reprendre plus tard, choisissez «\u202fSuspendre\u202f».`,
  confirmLabel: 'Arrêter pour de bon',
});

/** Shows the progress of a newsletter's sending, with buttons that cancel, pause, resume or stop the sending. */
export function LetterSendingProgressPanel({ letter }: { letter: Letter }) {
  const { id, state } = letter;
  const sending = `${LETTER_ENTITY.collection}/${id}/${LETTER_ENTITY.subcollection}`;
  const { record: progress } = useLiveRecord(
    { collection: sending, schema: LetterProgress },
    LETTER_PROGRESS_DOC_ID,
  );
  const leftCount = useLeftAfter(progress?.started_at, state);
  const confirm = useConfirm();
  const [isBusy, steer] = useBusyAction('L’envoi n’a pas changé', async (step: SendingAction) => {
    if (step === 'stop' && !(await confirm(stopQuestion(progress)))) return;
    await callAdminFunction({ action: 'steer-letter', id, step });
    // Cancelling removes this panel, so a toast confirms it; the outcome of any other step is visible in the panel.
    if (step === 'cancel') toastSuccess('Envoi annulé\u00a0: la lettre est un brouillon');
  });
  if (state === null) return null;
  return (
    <div className="mb-6 grid justify-items-start gap-3 bg-sand px-5 py-4 text-ui">
      {/* Not a live region, because the numbers change all the time. */}
      <p>
        {progress?.started_at || progress?.problem
          ? progressText(state, progress)
          : plannedText(letter)}
      </p>
      {state !== 'stopped' && progress?.problem && <p className="text-error">{progress.problem}</p>}
      {progress?.left_out.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {leftCount !== undefined && (
        <p className="text-ink-2">
          {`${countText(leftCount, 'désinscription')} dans la semaine qui suit l’envoi. Ni les ouvertures ni les clics ne sont suivis.`}
        </p>
      )}
      {letter.published && (
        <a href={publicPath(LETTER_ENTITY, letter)} className="underline">
          Voir sa page
        </a>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {possibleSendingActions(letter).map((step) => (
          <SmallButton key={step} aria-disabled={isBusy || undefined} onClick={() => steer(step)}>
            {STEPS[step]}
          </SmallButton>
        ))}
      </div>
    </div>
  );
}

function progressText(
  state: keyof typeof SENDING_STATE_LABELS,
  { sent, total, refused, next_at }: LetterProgress,
): string {
  const refusals = refused > 0 ? `, ${countText(refused, 'refus')} pour de bon` : '';
  const again =
    state === 'going' && next_at
      ? ` Le reste est refusé pour l’instant\u00a0: nouvel essai après ${formatShortDateTime(next_at)}.`
      : '';
  return `${SENDING_STATE_LABELS[state]}\u00a0: ${formatWholeNumber(sent)} sur ${formatReaderCount(total)}${refusals}.${again}`;
}
