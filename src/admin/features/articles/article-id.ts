import { recordIdFor } from '#admin/features/list/record-id.ts';

/** The id that an article of this title would like, which is part of its address. */
export const articleIdFor = (title: string): string => recordIdFor(title, 'article');
