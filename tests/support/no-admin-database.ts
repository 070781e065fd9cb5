import { vi } from 'vitest';

// The Firebase app would outlive a file, and a database may be opened once for each.
vi.mock('#admin/data/admin-db.ts', () => ({ adminDb: {}, readDb: {} }));
