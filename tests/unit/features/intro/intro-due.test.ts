// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';

/** Imports the module afresh, as on a newly loaded page. */
const load = () => import('#features/intro/intro-due.ts');

beforeEach(() => void vi.resetModules());

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the intro on the home page', () => {
  it('is due for a visitor who follows a link of the site and has not seen the intro', async () => {
    const { isIntroDue } = await load();
    expect(isIntroDue()).toBe(true);
    localStorage.setItem(HAS_SEEN_INTRO_KEY, 'true');
    expect(isIntroDue()).toBe(false);
  });

  it('is not due where storage is blocked', async () => {
    const { isIntroDue } = await load();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(isIntroDue()).toBe(false);
  });

  it('is due once per visit where storage cannot be written', async () => {
    const { isIntroDue, rememberIntroSeen } = await load();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberIntroSeen();
    expect(isIntroDue()).toBe(false);
  });
});
