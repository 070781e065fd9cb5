import { locks } from 'node:worker_threads';

// DOM libraries have no Web Locks; Node's are the platform's own.
Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
