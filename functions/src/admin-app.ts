import type { App } from 'firebase-admin/app';

async function openApp(): Promise<App> {
  const { initializeApp } = await import('firebase-admin/app');
  return initializeApp();
}

let opened: Promise<App> | undefined;

/** The admin SDK's app, loaded on first use: the rendering function starts faster without it. */
export function adminApp(): Promise<App> {
  opened ??= openApp();
  return opened;
}
