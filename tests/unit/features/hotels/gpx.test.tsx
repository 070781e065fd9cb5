// @vitest-environment jsdom

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GpxButton } from '#features/map/gpx-button.later.tsx';
import { buildHotelSummary } from './build-hotel-summary.ts';

const NAME = '<Chez> « Luc & "Zoé" »';
const coordinates = { lat: -4.3429, lng: 55.8294 };
const placed = { ...buildHotelSummary({ id: 'luc', name: NAME }), coordinates };
const unplaced = buildHotelSummary({ id: 'b', name: 'Sans lieu' });

test('a button downloads a GPX file with a waypoint for each hotel that has coordinates, and is absent without any', async () => {
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  history.replaceState(null, '', '/destinations/seychelles');
  const { rerender } = render(<GpxButton hotels={[unplaced]} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<GpxButton hotels={[placed, unplaced]} />);
  fireEvent.click(screen.getByRole('button'));
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    for (const file of files) reader.readAsText(file);
  });
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<gpx /);
  const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  expect([root.namespaceURI, root.localName, root.getAttribute('version')]).toEqual([
    'http://www.topografix.com/GPX/1/1',
    'gpx',
    '1.1',
  ]);
  const points = [...root.querySelectorAll('wpt')].map((point) => [
    point.getAttribute('lat'),
    point.getAttribute('lon'),
    ...[...point.children].map((child) => child.textContent || child.getAttribute('href')),
  ]);
  expect(points).toEqual([
    ['-4.3429', '55.8294', NAME, placed.location, `${location.origin}/hotels/luc`],
  ]);
});
