import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { INTRO_SEEN_LOCAL_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { LOOPBACK_HOST } from '#scripts/lib/ports.ts';
import { freePort } from '../../support/free-port.ts';

export const SITE = String(process.env.SITE);
const isWebKit = process.env.ENGINE === 'webkit';

const ENGINE = isWebKit
  ? {
      driver: String(process.env.WEBKIT_DRIVER),
      capabilities: { browserName: 'MiniBrowser' },
    }
  : {
      driver: String(process.env.GECKODRIVER),
      capabilities: {
        browserName: 'firefox',
        // Its load event waits for the scripts that a test holds back; WebKitGTK's driver loses what is
        // asked of a page before that event.
        pageLoadStrategy: 'eager',
        'moz:firefoxOptions': { binary: process.env.FIREFOX, args: ['-headless'] },
      },
    };

let server: ChildProcess | undefined;
let session: WebDriver | undefined;

/** The browser of this file. */
export function browser(): WebDriver {
  if (session === undefined) throw new Error('startBrowser() starts the browser');
  return session;
}

/** Gives the tests of a file a browser of their own. */
export function startBrowser(): void {
  beforeAll(async () => {
    const port = await freePort();
    server = spawn(ENGINE.driver, [`--port=${port}`], { stdio: 'ignore' });
    const url = `http://${LOOPBACK_HOST}:${port}`;
    await vi.waitFor(() => fetch(`${url}/status`), { timeout: 20_000 });
    session = await new Builder().usingServer(url).withCapabilities(ENGINE.capabilities).build();
    await session.manage().window().setRect({ width: 1440, height: 900 });
  });
  // What was seen when a test failed.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const name = task.name.replaceAll(/[^\p{L}\d]+/gu, '-');
    const folder = join('.cache', 'reports');
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${process.env.ENGINE}-${name}.png`);
    await writeFile(file, await browser().takeScreenshot(), 'base64');
  });
  afterAll(async () => {
    await session?.quit();
    server?.kill();
  });
}

/** Runs a function in the page. */
export const inPage = <T>(script: string, ...args: unknown[]): Promise<T> =>
  browser().executeScript<T>(script, ...args);

/** Waits until the page is hydrated. */
export async function hydrated(): Promise<void> {
  await expect
    .poll(() => inPage('return document.documentElement.hasAttribute("data-hydrated")'))
    .toBe(true);
}

/** Opens a page as somebody who has seen the intro, and waits until it is hydrated. */
export async function open(path: string, site = SITE): Promise<void> {
  await browser().get(`${site}/icons/emblem.svg`);
  await inPage('localStorage.setItem(arguments[0], "true")', INTRO_SEEN_LOCAL_STORAGE_KEY);
  await browser().get(site + path);
  await hydrated();
}

/** The path and query of the address. */
export async function address(): Promise<string> {
  const { pathname, search } = new URL(await browser().getCurrentUrl());
  return pathname + search;
}
