import { Resolver } from 'node:dns/promises';

/** The TXT records of a name, each as one text; none where there are none. Rejects without an answer. */
export type TxtRecords = (name: string) => Promise<string[]>;

const NONE = new Set(['ENOTFOUND', 'ENODATA']);

export const publicTxt: TxtRecords = async (name) => {
  try {
    const records = await new Resolver({ timeout: 5_000, tries: 2 }).resolveTxt(name);
    return records.map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && NONE.has(String(error.code))) return [];
    throw error;
  }
};
