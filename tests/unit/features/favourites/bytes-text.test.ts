import { expect, test } from 'vitest';
import { bytesText } from '#features/favourites/bytes-text.ts';

test.each([
  [0, '0\u00a0ko'],
  [1, '1\u00a0ko'],
  [339_500, '340\u00a0ko'],
  [999_001, '1\u00a0Mo'],
  [1_795_200, '1,8\u00a0Mo'],
  [12_000_000, '12\u00a0Mo'],
])('%i bytes read « %s »', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
