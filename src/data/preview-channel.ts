import type { QueryKey } from '@tanstack/react-query';

/** Where the preview of a public page is (Hosting sends it to preview.html). */
export const PREVIEW_ADDRESS = '/admin/apercu';

/** A public page as an editor would have it, before anything is saved. */
export type PreviewedPage = {
  /** Path of the page: /hotels/ryokan-momiji. */
  path: string;
  /** What the page would read, instead of what is stored. */
  queries: readonly { queryKey: QueryKey; data: unknown }[];
};

type Message = { type: 'preview-ready' } | { type: 'preview-page'; page: PreviewedPage };

/** Whether a message is the other side's: nobody else is heard. */
function isFrom(
  event: MessageEvent<unknown>,
  side: MessageEventSource | null,
): event is MessageEvent<Message> {
  const { data, origin, source } = event;
  const isMessage = typeof data === 'object' && data !== null && 'type' in data;
  return isMessage && origin === location.origin && source !== null && source === side;
}

/**
 * Hands a page to the preview in a frame as soon as the preview is there, and again whenever it is
 * loaded anew. The returned function stops it.
 */
export function sendPreview(frame: HTMLIFrameElement, page: PreviewedPage): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    if (!isFrom(event, frame.contentWindow) || event.data.type !== 'preview-ready') return;
    const answer: Message = { type: 'preview-page', page };
    frame.contentWindow?.postMessage(answer, location.origin);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}

/** The page to show, from the window that holds the frame. Never settles outside of one. */
export function receivePreview(): Promise<PreviewedPage> {
  return new Promise((resolve) => {
    if (parent === window) return;
    const onMessage = (event: MessageEvent<unknown>) => {
      if (!isFrom(event, parent) || event.data.type !== 'preview-page') return;
      removeEventListener('message', onMessage);
      resolve(event.data.page);
    };
    addEventListener('message', onMessage);
    const question: Message = { type: 'preview-ready' };
    parent.postMessage(question, location.origin);
  });
}
