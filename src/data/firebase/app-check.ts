import { initializeApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { report } from '#data/report.ts';
import { firebaseConfig } from './firebase-config.ts';

let isStarted = false;

/** Has the calls of this tab vouched for by App Check, where the build was given its site key. */
export function startAppCheck(): void {
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (isStarted || !siteKey) return;
  isStarted = true;
  try {
    // The application that the functions are called with: asked for twice, it is made once.
    initializeAppCheck(initializeApp(firebaseConfig, 'public'), {
      provider: new ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: true,
    });
  } catch (error) {
    report('App Check ne démarre pas', error);
  }
}
