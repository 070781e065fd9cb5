import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const CACHE = join(ROOT, '.cache');

export const fromRoot = (...parts: string[]): string => join(ROOT, ...parts);
export const fromCache = (...parts: string[]): string => join(CACHE, ...parts);
