// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';
import { INTRO_TITLE } from '#domain/site/intro.ts';
import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';
import { IntroPage } from '#features/intro/intro-page.tsx';

const onHalf = vi.fn();
const onEnd = vi.fn();
const play = vi.fn<() => Promise<void>>();
const pause = vi.fn();

function open({ reducedMotion = false } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
  }));
  return render(<IntroPage onHalf={onHalf} onEnd={onEnd} />);
}

/** React sets each timer after the last one has had its effect: time advances in their common divisor. */
const STEP_MS = 5;
async function pass(ms: number) {
  for (let left = ms; left >= 0; left -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
  }
}

const video = () => document.querySelector('video');
const source = () => document.querySelector('video source')?.getAttribute('src');
const skipButton = () => screen.getByRole('button', { name: 'Passer →' });
const isSeen = (element: Element) => element.closest('.opacity-0') === null;

/** The part of the title typed so far. */
function written(): string {
  const title = screen.getByRole('heading').querySelector('[aria-hidden]')?.cloneNode(true);
  if (!(title instanceof Element)) return '';
  for (const unwritten of title.querySelectorAll('.invisible')) unwritten.remove();
  return title.textContent;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  play.mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const mock of [onHalf, onEnd, play, pause]) mock.mockReset();
});

describe('the intro', () => {
  it('types its title, whose full text is there from the start', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(INTRO_TITLE);
    expect(written()).toBe('');
    await pass(65 * 9);
    expect(written()).toBe('Découvrez');
    await pass(65 * (INTRO_TITLE.length - 9));
    expect(written()).toBe(INTRO_TITLE);
  });

  it('shows the brand at 2 s and takes the title away at 5 s', async () => {
    open();
    const brand = screen.getByText(BRAND);
    await pass(1_999);
    expect(isSeen(brand)).toBe(false);
    await pass(1);
    expect(isSeen(brand)).toBe(true);
    await pass(2_999);
    expect(isSeen(screen.getByRole('heading'))).toBe(true);
    await pass(1);
    expect(isSeen(screen.getByRole('heading'))).toBe(false);
  });

  it('fades out at 9 s and leaves at 10 s, once', async () => {
    open();
    await pass(8_999);
    expect(isSeen(screen.getByRole('main'))).toBe(true);
    await pass(1);
    expect(isSeen(screen.getByRole('main'))).toBe(false);
    await pass(999);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(60_001);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('leaves the line to the film until 5 s, then has the next page prepared', async () => {
    open();
    await pass(4_999);
    expect(onHalf).not.toHaveBeenCalled();
    await pass(1);
    expect(onHalf).toHaveBeenCalledOnce();
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
    'fetches no film where bytes are dear: %o',
    (connection) => {
      vi.stubGlobal('navigator', { ...navigator, connection });
      open();
      expect(video()).toBeNull();
      expect(screen.getByRole('progressbar')).toBeTruthy();
    },
  );

  it('announces its progress', async () => {
    open();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('10');
    await pass(4_000);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('4');
  });

  it('is skipped in 1 s', async () => {
    open();
    await pass(3_000);
    fireEvent.click(skipButton());
    expect(isSeen(screen.getByRole('main'))).toBe(false);
    await pass(999);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('leaves no timer behind', async () => {
    const { unmount } = open();
    await pass(500);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('pausing', () => {
  it('stops the film and the timeline, then goes on', async () => {
    open();
    await pass(1_000);
    fireEvent.click(screen.getByRole('button', { name: 'Mettre en pause' }));
    expect(pause).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1');
    fireEvent.click(screen.getByRole('button', { name: 'Reprendre' }));
    expect(play).toHaveBeenCalledTimes(2);
    await pass(9_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});

describe('the film', () => {
  it('is muted, loops and plays inline', () => {
    open();
    expect(video()).toMatchObject({ muted: true, loop: true, autoplay: true });
    expect(video()?.hasAttribute('playsinline')).toBe(true);
  });

  it('tries its three sources in turn, then leaves the still', () => {
    open();
    const tried = [];
    for (let element = video(); element !== null; element = video()) {
      tried.push(source());
      fireEvent.error(element.querySelector('source') ?? element);
    }
    expect(tried).toEqual(['/video/intro.av1.webm', '/video/intro.vp9.webm', '/video/intro.mp4']);
    expect(screen.getByRole('img', { name: /^Affiche/ })).toBeTruthy();
  });

  it('tries the next source when one fails midway', () => {
    open();
    fireEvent.error(video() ?? document.body);
    expect(source()).toBe('/video/intro.vp9.webm');
  });

  it('falls back to the still when autoplay is refused, and the intro goes on', async () => {
    play.mockRejectedValue(new DOMException('Not now', 'NotAllowedError'));
    open();
    await pass(0);
    expect(video()).toBeNull();
    await pass(10_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('survives a pause or another source that interrupts its start', async () => {
    play.mockRejectedValue(new DOMException('Interrupted', 'AbortError'));
    open();
    await pass(0);
    expect(video()).not.toBeNull();
  });
});

describe('with reduced motion', () => {
  it('shows everything at once and waits to be skipped', async () => {
    open({ reducedMotion: true });
    expect(written()).toBe(INTRO_TITLE);
    expect(isSeen(screen.getByText(BRAND))).toBe(true);
    expect(video()).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await pass(60_000);
    expect(isSeen(screen.getByRole('main'))).toBe(true);
    expect(onEnd).not.toHaveBeenCalled();
    fireEvent.click(skipButton());
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe('hasSeenIntro', () => {
  it('is set when the intro starts', () => {
    open();
    expect(localStorage.getItem(HAS_SEEN_INTRO_KEY)).not.toBeNull();
  });

  it('is not stored where storage throws: onEnd says so', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    open();
    await pass(10_000);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(false);
  });
});
