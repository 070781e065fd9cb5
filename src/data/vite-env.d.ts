interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_PORT_OFFSET?: string;
  /** Timeout of Firestore reads in milliseconds; shorter in the tests' build. */
  readonly VITE_ANSWER_DEADLINE_MS?: string;
}
