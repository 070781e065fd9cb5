import { BRAND } from '../../../src/domain/site/brand.ts';
import { foldText } from '../../../src/domain/text/fold-text.ts';

/** Out of 4: what takes a hundred million guesses at least. */
const ENOUGH = 3;
const WORD_MIN = 3;

/** What somebody tries first who knows this site and this person, in several spellings. */
function ownWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const names = texts.flatMap((text) => [text, text.replaceAll(' ', ''), ...text.split('@')]);
  const all = [...names, ...words];
  const long = all.filter((word) => word.length >= WORD_MIN);
  return [...new Set([...long, ...long.map(foldText)])];
}

/**
 * Whether a password is soon guessed: a common one or a French word with little added, keys in their
 * order, repetitions, the site's name or the person's. It leaves this machine for no list of others.
 * @param person the email address, and the name if there is one
 */
export async function isGuessable(password: string, person: readonly string[]): Promise<boolean> {
  // Some megabytes of words, for the few moments of an account's life in which a password is chosen.
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  const estimator = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return estimator.check(password, ownWords([BRAND, ...person])).score < ENOUGH;
}
