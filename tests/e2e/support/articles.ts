import type { Locator, Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, openAdmin } from './admin.ts';
import { database, notDeleted } from './firestore.ts';

const collection = () => database().collection(COLLECTIONS.blogPosts);

/** Returns a word that no other article contains, to name and find a test's own articles. */
export const uniqueWord = (): string => `essai${crypto.randomUUID().slice(0, 8)}`;

/** Stores an article for one test, unpublished by default. */
export async function plantArticle(id: string, fields: object = {}): Promise<void> {
  await collection()
    .doc(id)
    .set({
      title: id,
      excerpt: null,
      content: null,
      image: null,
      category: null,
      author: null,
      read_time: null,
      featured: false,
      tags: null,
      seo_title: null,
      seo_description: null,
      seo_keywords: null,
      published: false,
      created_at: FieldValue.serverTimestamp(),
      updated_at: FieldValue.serverTimestamp(),
      ...fields,
    });
}

/** Returns the fields of a stored article, or undefined. */
export async function storedArticle(id: string): Promise<Record<string, unknown> | undefined> {
  return notDeleted((await collection().doc(id).get()).data());
}

/** Deletes all articles whose id starts with a prefix. */
export async function removeArticles(prefix: string): Promise<void> {
  const { docs } = await collection().get();
  for (const { id, ref } of docs) if (id.startsWith(prefix)) await ref.delete();
}

/** Path of the list, below which the editors are. */
export const ARTICLES = '/admin/articles';

export const articleRow = (page: Page, title: string): Locator =>
  page.getByRole('table', { name: 'Articles' }).getByRole('row').filter({ hasText: title });

/** Finds the text of an article in the visual editor. */
export const articleTextbox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Contenu' });
export const toolbarButton = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Mise en forme' }).getByRole('button', { name, exact: true });

/** Opens an article's editor and waits until the text can be edited. */
export async function openArticle(page: Page, id: string): Promise<void> {
  const title = id === 'new' ? 'Nouvel article' : 'Modifier l’article';
  await openAdmin(page, `${ARTICLES}/${id}`, title);
  await expect(toolbarButton(page, 'Gras')).toBeVisible();
}

/** Switches the editor to HTML and returns its text field. */
export async function switchToHtml(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'HTML' }).click();
  return page.locator('textarea[name=content]');
}
