import fc from 'fast-check';

const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0x80, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10ffff }),
);

/**
 * Generates texts of any Unicode characters, control characters included. Replaces fast-check's unit
 * `binary`, whose tables take half a second to build in each test file.
 */
export const anyText = (constraints: { maxLength?: number } = {}) =>
  fc.string({ ...constraints, unit: codePoint.map((code) => String.fromCodePoint(code)) });

const SPACES = [' ', '\u00A0', '\u202F', '\n', '\u200B', '\uFEFF'];

/** Generates texts of pieces that people type, with spaces of all kinds and any other characters between. */
export const roughText = (...pieces: string[]) => {
  const typed = { weight: 6, arbitrary: fc.constantFrom(...pieces) };
  const space = { weight: 2, arbitrary: fc.constantFrom(...SPACES) };
  const part = fc.oneof(typed, space, anyText({ maxLength: 2 }));
  return fc.array(part, { maxLength: 14 }).map((parts) => parts.join(''));
};
