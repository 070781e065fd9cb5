import { vi } from 'vitest';

// Files run one after the other in the same process, which keeps the libraries: each begins with modules
// of its own, so that none has what another mocked.
vi.resetModules();
