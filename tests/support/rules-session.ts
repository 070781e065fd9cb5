import { vi } from 'vitest';

// The administration's modules write to the emulator, signed in as the role that a test chooses.
vi.mock('#admin/data/admin-db.ts', () => import('./admin-session.ts'));
vi.mock('#admin/data/admin-auth.ts', () => import('./admin-session.ts'));
vi.mock('#data/firebase/firebase-config.ts', () => import('./admin-session.ts'));
