// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { photoUrl } from '#domain/media/photo.ts';
import { Picture } from '#ui/pictures/picture.tsx';

const OWN = '/art/hotel-kyoto-1280.webp';
const FALLBACK = '/art/article-grand-salon-1280.webp';
const FOREIGN = 'https://photos.example/salon.jpg';
const ID = '0123456789abcdef01234567';
const PHOTO = photoUrl({
  id: ID,
  width: 1500,
  height: 2000,
  focal: { x: 20, y: 80 },
  placeholder: 'UklG-_',
  alt: 'Un quai',
  caption: null,
});

const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'Le salon' });
/** A picture without text. */
const standIn = () => screen.getByRole('presentation');
const sourceOf = (element: HTMLElement) => element.getAttribute('src');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('an illustration is offered as AVIF and WebP in every width, and its space on the page is reserved', () => {
  const { container } = render(<Picture src={OWN} alt="Le salon" sizes="50vw" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  expect(sources.map((source) => source.sizes)).toEqual(['50vw', '50vw']);
  expect(sources[0]?.srcset).toContain('/art/hotel-kyoto-480.avif 480w');
  expect(sources[1]?.srcset).toContain('/art/hotel-kyoto-1920.webp 1920w');
  expect(image().style.objectPosition).toBe('50% 58%');
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['1920', '1280']);
  expect(image().getAttribute('loading')).toBe('lazy');
});

test('a picture with priority is loaded eagerly, with high fetch priority', () => {
  render(<Picture src={OWN} alt="Le salon" sizes="100vw" priority />);
  expect(image().getAttribute('loading')).toBe('eager');
  expect(image().getAttribute('fetchpriority')).toBe('high');
  expect(image().getAttribute('elementtiming')).toBe('hero');
});

test('a picture rendered in the browser is requested once: its srcset equals that of the first <source> element', () => {
  const { container } = render(<Picture src={OWN} alt="Le salon" sizes="50vw" priority />);
  expect(image().srcset).toBe(container.querySelector('source')?.srcset);
  expect(image().sizes).toBe('50vw');
  const attributes = image().getAttributeNames();
  expect(attributes.indexOf('srcset')).toBeLessThan(attributes.indexOf('src'));
});

test('an uploaded photo is offered as AVIF and WebP in its own widths, with its size and focal point', () => {
  const { container } = render(<Picture src={PHOTO} alt="Le salon" sizes="50vw" />);
  const [avif, webp] = container.querySelectorAll('source');
  expect(avif?.srcset).toBe(
    [480, 800, 1280, 1500].map((width) => `/media/${ID}-${width}.avif ${width}w`).join(', '),
  );
  expect([webp?.type, webp?.sizes]).toEqual(['image/webp', '50vw']);
  expect(sourceOf(image())).toBe(`/media/${ID}-1280.webp`);
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['1500', '2000']);
  expect(image().style.objectPosition).toBe('20% 80%');
  expect(image().getAttribute('referrerpolicy')).toBeNull();
});

test('a server-rendered photo includes its placeholder and hydrates without a mismatch', () => {
  const picture = <Picture src={PHOTO} alt="Le salon" sizes="50vw" priority />;
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(picture);
  expect(page.innerHTML).toContain('url(data:image/webp;base64,UklG+/) 20% 80% / cover');
  expect(page.innerHTML).not.toContain('#w=');
  render(picture, { container: page, hydrate: true });
  page.remove();
});

test('a picture from another site loads lazily and without a referrer', () => {
  const { container } = render(<Picture src={FOREIGN} alt="Le salon" sizes="50vw" />);
  expect(container.querySelector('source')).toBeNull();
  expect(sourceOf(image())).toBe(FOREIGN);
  expect(image().getAttribute('loading')).toBe('lazy');
  expect(image().getAttribute('referrerpolicy')).toBe('no-referrer');
});

test('a picture that fails to load is replaced by a fallback without alternative text; if the fallback fails, by an empty frame', () => {
  const { container } = render(
    <Picture src={FOREIGN} alt="Le salon" sizes="50vw" fallbackSrc={FALLBACK} className="h-44" />,
  );
  fireEvent.error(image());
  expect(sourceOf(standIn())).toBe(FALLBACK);
  expect(container.querySelectorAll('source')).toHaveLength(2);
  fireEvent.error(standIn());
  expect(container.querySelector('img')).toBeNull();
  expect(image().className).toContain('h-44');
});

test('a fallback picture identical to the one that failed to load is not tried again', () => {
  const { container } = render(
    <Picture src={FALLBACK} alt="Le salon" sizes="50vw" fallbackSrc={FALLBACK} />,
  );
  fireEvent.error(image());
  expect(container.querySelector('img')).toBeNull();
  expect(image()).toBeTruthy();
});

test('a picture without a fallback that fails to load disappears', () => {
  const { container } = render(
    <Picture src={FOREIGN} alt="Le salon" sizes="50vw" fallbackSrc={null} />,
  );
  fireEvent.error(image());
  expect(container.childElementCount).toBe(0);
});

test('a picture with a new URL is loaded although the previous URL failed', () => {
  const { rerender } = render(
    <Picture src={FOREIGN} alt="Le salon" sizes="50vw" fallbackSrc={FALLBACK} />,
  );
  fireEvent.error(image());
  rerender(<Picture src={OWN} alt="Le salon" sizes="50vw" fallbackSrc={FALLBACK} />);
  expect(sourceOf(image())).toBe(OWN);
});

test('a picture that failed before hydration is replaced by the fallback', () => {
  const picture = <Picture src={FOREIGN} alt="Le salon" sizes="50vw" fallbackSrc={FALLBACK} />;
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(picture);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  render(picture, { container: page, hydrate: true });
  expect(sourceOf(standIn())).toBe(FALLBACK);
  page.remove();
});
