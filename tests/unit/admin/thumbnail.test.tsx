// @vitest-environment jsdom

import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import { DEFAULT_BANNER_IMAGE, DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';

afterEach(cleanup);

const BROKEN = 'https://photos.example/disparue.jpg';

test.each([
  [undefined, DEFAULT_HOTEL_IMAGE],
  [DEFAULT_BANNER_IMAGE, '/art/page-home-1280.webp'],
])('a broken image gives way to the default one (%s)', (fallbackSrc, shown) => {
  const { container } = render(<Thumbnail src={BROKEN} fallbackSrc={fallbackSrc} />);
  const source = () => container.querySelector('img')?.getAttribute('src');
  expect(source()).toBe(BROKEN);
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(source()).toBe(shown);
});
