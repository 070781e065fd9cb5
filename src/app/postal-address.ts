import type { PostalAddressLeaf } from 'schema-dts';
import { foldText } from '#domain/text/fold-text.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** ISO 3166 codes by the countries' French names, folded; codes that are no longer in use left out. */
function countryCodes(): Map<string, string> {
  const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(
    codes
      .filter((code) => new Intl.Locale(`und-${code}`).region === code)
      .map((code) => [foldText(names.of(code) ?? ''), code]),
  );
}

let known: Map<string, string> | undefined;

/**
 * Where a hotel is, as its location says: « Atrani, côte amalfitaine, Italie ». A last part that
 * names no country is part of the place.
 */
export function postalAddress(location: string): PostalAddressLeaf {
  known ??= countryCodes();
  const comma = location.lastIndexOf(',');
  const country = known.get(foldText(location.slice(comma + 1).trim()));
  if (comma === -1 || country === undefined) {
    return { '@type': 'PostalAddress', addressLocality: location };
  }
  return {
    '@type': 'PostalAddress',
    addressLocality: location.slice(0, comma).trim(),
    addressCountry: country,
  };
}
