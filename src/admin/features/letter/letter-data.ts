import * as v from 'valibot';
import { callAdmin } from '#admin/data/calls.ts';
import { useLiveDocument } from '#admin/data/live.tsx';
import { ask } from '#admin/data/read.ts';
import { useRead } from '#admin/data/use-read.ts';
import { countDocuments } from '#data/firestore.ts';
import { LetterPreview, TestMailReport } from '#domain/admin/admin-calls.ts';
import type { LetterContent } from '#domain/newsletter/letter.ts';
import { LetterProgress, PROGRESS_ID } from '#domain/newsletter/letter-sending.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';

export const previewLetter = async (letter: LetterContent) =>
  v.parse(LetterPreview, await callAdmin({ action: 'preview-letter', letter }));

export const testLetter = async (letter: LetterContent, to: string) =>
  v.parse(TestMailReport, await callAdmin({ action: 'test-letter', letter, to }));

/** Subscribes to the state of a letter's sending; null while there is none, undefined until that is known. */
export function useProgress(id: string | undefined): LetterProgress | null | undefined {
  const found = useLiveDocument(id && `${COLLECTIONS.letters}/${id}/sending/${PROGRESS_ID}`);
  return found && v.parse(v.fallback(v.nullable(LetterProgress), null), found);
}

/** Counts the subscribers who have left since the sending of a letter began. */
export const useLeftSince = (start: string | null) =>
  useRead(
    ['left since', start],
    () =>
      ask((headers) =>
        countDocuments(
          COLLECTIONS.newsletterSubscriptions,
          [['unsubscribed_at', '>=', new Date(start ?? 0)]],
          headers,
        ),
      ),
    start !== null,
  ).value;
