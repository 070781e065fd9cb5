// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from '#admin/features/account/qr-code.tsx';

const URI = 'otpauth://totp/Grand%20S%C3%A9jour:odile%40example.org?secret=GEZDGNBV&issuer=Grand';
const SCALE = 4;

afterEach(cleanup);

/** The drawn cells as a picture: its pixels, black or white. */
function pixels(svg: Element) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * SCALE;
  const data = new Uint8Array(size * size * 4).fill(255);
  const cells =
    svg
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? [];
  for (const [, x, y] of cells) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((Number(y) * SCALE + row) * size + Number(x) * SCALE) * 4;
      for (let pixel = 0; pixel < SCALE; pixel += 1)
        data.fill(0, start + pixel * 4, start + pixel * 4 + 3);
    }
  }
  return { width: size, height: size, data };
}

test('a phone reads the drawn code', () => {
  render(<QrCode text={URI} label="Code QR" />);
  expect(decodeQR(pixels(screen.getByRole('img', { name: 'Code QR' })))).toBe(URI);
});
