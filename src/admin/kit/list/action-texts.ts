import { formatCount } from '#domain/text/format.ts';

/** Texts about one record, and the noun from which those about several are made. */
export type ActionTexts = {
  one: string;
  many: string;
  isFeminine?: boolean;
  question: string;
  deleted: string;
  /** Under « deleted »; the record's name unless given. */
  deletedDescription?: string;
  notDeleted: string;
  notDeletedDescription?: string;
};

/** « 3 hôtels ». */
export const counted = ({ one, many }: Pick<ActionTexts, 'one' | 'many'>, count: number): string =>
  `${formatCount(count)} ${count < 2 ? one : many}`;

/** A participle that agrees with a number of records: « supprimées ». */
export const agreed = (
  participle: string,
  { isFeminine = false }: Pick<ActionTexts, 'isFeminine'>,
  count: number,
): string => `${participle}${isFeminine ? 'e' : ''}${count < 2 ? '' : 's'}`;

/** « 3 hôtels supprimés ». */
export const countedAs = (participle: string, texts: ActionTexts, count: number): string =>
  `${counted(texts, count)} ${agreed(participle, texts, count)}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** « Hôtel restauré ». */
export const restoredText = (texts: ActionTexts, count: number): string =>
  count === 1
    ? `${capital(texts.one)} ${agreed('restauré', texts, 1)}`
    : countedAs('restauré', texts, count);

export const deleteQuestion = (texts: ActionTexts, count: number): string =>
  count === 1
    ? texts.question
    : `Êtes-vous sûr de vouloir supprimer ${counted(texts, count)}\u202f?`;

export const deletedText = (texts: ActionTexts, count: number): string =>
  count === 1 ? texts.deleted : countedAs('supprimé', texts, count);

export const notDeletedText = (texts: ActionTexts, count: number): string =>
  count === 1 ? texts.notDeleted : `Impossible de supprimer ${counted(texts, count)}`;
