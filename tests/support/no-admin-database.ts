import { vi } from 'vitest';

// The Firebase app outlives a test file, and its database may be opened only once per app.
vi.mock('#admin/data/admin-db.ts', () => ({ adminDb: {}, readDb: {} }));
