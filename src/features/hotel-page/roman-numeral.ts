const SIGNS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** The number of a plate in Roman figures; a house has fewer than forty of them. */
export function romanNumeral(number: number): string {
  const [value, sign] = SIGNS.find(([candidate]) => candidate <= number) ?? [];
  return value === undefined || sign === undefined ? '' : sign + romanNumeral(number - value);
}
