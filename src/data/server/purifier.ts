/// <reference path="./jsdom.d.ts" />
import type { DOMPurify } from 'dompurify';
import { createPurifier } from '../articles/clean-article.ts';

let purifier: Promise<DOMPurify> | undefined;

async function load(): Promise<DOMPurify> {
  // Loaded only when an article is sanitised, because jsdom takes 0.7 s to load.
  const { JSDOM } = await import('jsdom');
  return createPurifier(new JSDOM().window);
}

/** Returns the server's DOMPurify, which is created once. */
export function getServerPurifier(): Promise<DOMPurify> {
  purifier ??= load();
  return purifier;
}
