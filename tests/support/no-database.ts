import { vi } from 'vitest';
import type * as readPageContent from '#data/read-page-content.ts';

// Every page reads the settings: nothing is changed in them, unless a test says otherwise.
vi.mock('#data/read-page-content.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof readPageContent>()),
  getSettings: async () => ({}),
}));

// The Firebase app would outlive a file, and a database may be opened once for each.
vi.mock('#admin/data/admin-db.ts', () => ({ adminDb: {} }));
