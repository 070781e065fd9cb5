// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Crops, FocalPoint, focalAt, movedFocal } from '#admin/features/images/focal-point.tsx';
import { toPhoto } from '#domain/media/stored-photo.ts';
import { aPhoto } from '../pictures/a-photo.ts';

afterEach(cleanup);

const photo = toPhoto(aPhoto());

function Sheet() {
  const [focal, setFocal] = useState({ x: 98, y: 1 });
  return (
    <>
      <FocalPoint photo={photo} focal={focal} onChange={setFocal} />
      <Crops photo={photo} focal={focal} />
    </>
  );
}

describe('the focal point', () => {
  it.each([
    ['ArrowRight', false, { x: 51, y: 40 }],
    ['ArrowLeft', true, { x: 40, y: 40 }],
    ['ArrowUp', false, { x: 50, y: 39 }],
    ['ArrowDown', true, { x: 50, y: 50 }],
    ['Home', false, { x: 50, y: 50 }],
    ['Tab', false, null],
  ])('%s (Shift: %s) moves it', (key, isLarge, moved) => {
    expect(movedFocal({ x: 50, y: 40 }, key, isLarge)).toEqual(moved);
  });

  it('is where the picture is pressed, and never outside', () => {
    const box = { left: 100, top: 50, width: 400, height: 300 };
    expect(focalAt(box, { clientX: 200, clientY: 125 })).toEqual({ x: 25, y: 25 });
    expect(focalAt(box, { clientX: 0, clientY: 900 })).toEqual({ x: 0, y: 100 });
  });

  it('is read aloud and stays inside; every crop follows it', () => {
    render(<Sheet />);
    const slider = screen.getByRole('slider', { name: 'Point d’intérêt' });
    for (const key of ['ArrowRight', 'ArrowUp']) fireEvent.keyDown(slider, { key, shiftKey: true });
    expect(slider.getAttribute('aria-valuetext')).toBe(
      '100\u00a0% depuis la gauche, 0\u00a0% depuis le haut',
    );
    const crops = [
      ...screen.getByRole('list', { name: 'Aperçu des cadrages' }).querySelectorAll('img'),
    ];
    expect(crops.map(({ style }) => style.objectPosition)).toEqual(Array(4).fill('100% 0%'));
  });
});
