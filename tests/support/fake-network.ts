import { beforeEach } from 'vitest';
import { clearFirestore } from './fake-firestore.ts';
import { forgetAnswers, replaceFetch } from './network.ts';

// Pages read their texts and the settings of an empty Firestore, unless a test stores some.
replaceFetch();
clearFirestore();

beforeEach(() => {
  forgetAnswers();
  clearFirestore();
});
