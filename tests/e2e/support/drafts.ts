import type { Page } from '@playwright/test';
import { RECORD_DRAFTS_DATABASE } from '#domain/site/storage-keys.ts';

/** Returns all drafts stored in this browser, as JSON. */
export const drafts = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => resolve('');
        opening.onsuccess = () => {
          const base = opening.result;
          if (!base.objectStoreNames.contains('entries')) return resolve('');
          const reading = base.transaction('entries').objectStore('entries').getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
          base.close();
        };
      }),
    RECORD_DRAFTS_DATABASE,
  );
