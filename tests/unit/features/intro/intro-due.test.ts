// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';

/** The module as a page has it that was just loaded. */
const load = async () => ({
  ...(await import('#features/intro/intro-due.ts')),
  ...(await import('#features/intro/seen-intro.ts')),
});

beforeEach(() => void vi.resetModules());

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the home page begins with the intro', () => {
  it('for a visitor who follows a link of the site and has not seen it', async () => {
    const { isIntroDue } = await load();
    expect(isIntroDue('')).toBe(true);
    expect(isIntroDue('?region=Asie')).toBe(true);
  });

  it('not once it was seen', async () => {
    const { isIntroDue } = await load();
    localStorage.setItem(HAS_SEEN_INTRO_KEY, 'true');
    expect(isIntroDue('')).toBe(false);
  });

  it.each(['?intro=0', '?region=Asie&intro=0', '?intro=0&q=x'])('not at %s', async (search) => {
    const { isIntroDue } = await load();
    expect(isIntroDue(search)).toBe(false);
    expect(isIntroDue('?intro=01')).toBe(true);
  });

  it('is told by the home page’s search alone', async () => {
    const { parseIntroSearch } = await load();
    expect(parseIntroSearch({ intro: 0 })).toEqual({ intro: 0 });
    for (const intro of [undefined, 1, '0', '01']) {
      expect(parseIntroSearch({ intro })).toEqual({ intro: undefined });
    }
  });

  it('not where storage is blocked', async () => {
    const { isIntroDue } = await load();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(isIntroDue('')).toBe(false);
  });

  it('once per visit where storage cannot be written', async () => {
    const { isIntroDue, rememberIntroSeen } = await load();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(rememberIntroSeen()).toBe(false);
    expect(isIntroDue('')).toBe(false);
  });
});
