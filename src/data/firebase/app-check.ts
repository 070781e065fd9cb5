import { initializeApp } from 'firebase/app';
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { report } from '#data/report.ts';
import { firebaseConfig } from './firebase-config.ts';

let appCheck: AppCheck | undefined;

/** Starts App Check for the calls of this tab, if the build has a site key. */
export function startAppCheck(): void {
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (appCheck || !siteKey) return;
  try {
    // The app of the public reads: initializeApp returns the existing one.
    appCheck = initializeAppCheck(initializeApp(firebaseConfig, 'public'), {
      provider: new ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: true,
    });
  } catch (error) {
    report('App Check ne démarre pas', error);
  }
}

/** The token that proves to a function that the call comes from our site; null where App Check is off. Rejects when there is none to get. */
export async function appCheckToken(): Promise<string | null> {
  startAppCheck();
  return appCheck ? (await getToken(appCheck)).token : null;
}
