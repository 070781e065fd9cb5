import { beforeEach } from 'vitest';
import { clearFirestore } from './fake-firestore.ts';
import { forgetAnswers, replaceFetch } from './network.ts';

// Pages read texts and settings from an empty Firestore, unless a test stores some.
replaceFetch();
clearFirestore();

beforeEach(() => {
  forgetAnswers();
  clearFirestore();
});
