import { initializeApp } from 'firebase/app';
import { firebaseConfig } from '#data/firebase/firebase-config.ts';

/** The Firebase app of the administration; visitors have another one, of REST calls only. */
export const adminApp = initializeApp(firebaseConfig);
