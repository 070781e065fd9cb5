import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { portsWithOffset } from '#domain/site/ports.ts';
import { DEMO_ADMIN, LOOPBACK_HOST } from '../../scripts/lib/ports.ts';
import { withoutTriggers } from '../../scripts/lib/seed.ts';
import { emulatorEnv, type Stage } from '../../scripts/lib/stage.ts';
import { database } from '../e2e/support/firestore.ts';
import { withBrowser } from './browser.ts';
import { longestEventMs, openMeasured } from './interact.ts';
import { medians } from './statistics.ts';

/** Longest times from an input to the next paint, as in `Interaction`, in a list of 1,000 hotels. */
export type AdminInteraction = {
  list: number;
  search: number;
  selectAll: number;
  editing: number;
  saving: number;
};

const HOTELS = 1000;
const NAME = 'Maison du banc';

/** Adds hotels for the time of an action. */
async function withManyHotels<T>(offset: number, action: () => Promise<T>): Promise<T> {
  Object.assign(process.env, emulatorEnv(offset));
  const hotels = database().collection(COLLECTIONS.hotels);
  const { docs } = await hotels.limit(1).get();
  const all = Array.from({ length: HOTELS }, (_, index) => hotels.doc(`bench-${index}`));
  const writeAll = (content?: object) =>
    withoutTriggers(offset, async () => {
      const writer = hotels.firestore.bulkWriter();
      for (const hotel of all) {
        void (content ? writer.set(hotel, content) : writer.delete(hotel));
      }
      await writer.close();
    });
  await writeAll({ ...docs[0]?.data(), name: NAME });
  try {
    return await action();
  } finally {
    await writeAll();
  }
}

export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin/login`);
  await page.getByLabel(/^E-mail/).fill(DEMO_ADMIN.email);
  await page.getByLabel(/^Mot de passe/).fill(DEMO_ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('navigation', { name: 'Administration' }).waitFor();
}

/** Edits a hotel as an administrator does, once per kind of interaction. */
const editHotel = (origin: string): Promise<AdminInteraction> =>
  withBrowser(async (browser) => {
    const page = await openMeasured(browser, { viewport: { width: 1440, height: 900 } });
    await signIn(page, origin);
    const menu = page.getByRole('navigation', { name: 'Administration' });
    const link = menu.getByRole('link', { name: 'Hôtels', exact: true });
    await link.waitFor();
    const list = await longestEventMs(page, async () => {
      await link.click();
      await page.getByText(NAME).first().waitFor();
    });
    const search = await longestEventMs(page, () =>
      page.getByRole('searchbox').pressSequentially('banc'),
    );
    const selectAll = await longestEventMs(page, () =>
      page.getByRole('table').getByRole('checkbox').first().check(),
    );
    await page
      .getByRole('link', { name: `Modifier ${NAME}` })
      .first()
      .click();
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
    await save.waitFor();
    const editing = await longestEventMs(page, () =>
      page.getByLabel(/^Nom/).first().pressSequentially(' essai'),
    );
    const saving = await longestEventMs(page, async () => {
      await save.click();
      // The list opens again.
      await page.getByRole('searchbox').waitFor();
    });
    return { list, search, selectAll, editing, saving };
  });

export const measureAdmin = ({ offset }: Stage, runs: number) =>
  withManyHotels(offset, async () => {
    const rounds: AdminInteraction[] = [];
    const origin = `http://${LOOPBACK_HOST}:${portsWithOffset(offset).hosting}`;
    for (let round = 0; round < runs; round += 1) rounds.push(await editHotel(origin));
    return medians(rounds);
  });
