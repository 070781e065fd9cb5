import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from '#domain/text/clean-text.ts';
import { anyText } from './any-text.ts';

describe('cleanText', () => {
  it('keeps line breaks and tabs, but no other control character', () => {
    expect(cleanText('a\r\nb\rc\td\u0000\u001B\u0085é')).toBe('a\nb\nc\tdé');
    expect(cleanText('a\uDC00')).toBe('a\uFFFD');
  });

  it('leaves clean text unchanged', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean).not.toMatch(/[^\P{Cc}\n\t]/u);
      }),
    );
  });
});

describe('cleanLine', () => {
  it('returns a single trimmed line', () => {
    expect(cleanLine(' a\r\nBcc: b@c.fr\u0000\u00A0 d ')).toBe('a Bcc: b@c.fr d');
    expect(cleanLine('\uD800')).toBe('\uFFFD');
  });

  it('keeps the no-break spaces of French punctuation', () => {
    expect(cleanLine('Choisir\u202f? « Oui\u00A0»\u00A0\u00A0!\u202f')).toBe(
      'Choisir\u202f? « Oui\u00A0» !',
    );
  });

  it('never contains a line break', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const line = cleanLine(text);
        expect(line).not.toMatch(/\p{Cc}/u);
        expect(cleanLine(line)).toBe(line);
      }),
    );
  });
});
