import { vi } from 'vitest';

// Every page reads its texts and the settings: nobody has changed them, unless a test says otherwise.
vi.mock('#data/read-page-content.ts', () => ({
  getPageContent: vi.fn(async () => null),
  getSettings: vi.fn(async () => ({})),
}));

// The Firebase app would outlive a file, and a database may be opened once for each.
vi.mock('#admin/data/admin-db.ts', () => ({ adminDb: {}, readDb: {} }));
