import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';

/** URLs of the lists, by path, as the visitor last left them, with their filters. */
const leftAs = new Map<string, string>();

/** Returns the press handler of a link back to a list, which opens the list as it was left: by going Back if possible. */
export function useBackToList(path: '/destinations' | '/blog', hash: string) {
  const { history, state } = useRouter();
  // On the first render of a page, the router's resolved location is still that of the page before.
  const [isBefore] = useState(() => {
    const { location, resolvedLocation: from } = state;
    if (from?.pathname !== path) return false;
    leftAs.set(path, `${path}${from.searchStr}#${hash}`);
    return from.state.__TSR_index < location.state.__TSR_index;
  });
  return (event: MouseEvent) => {
    const listUrl = leftAs.get(path);
    if (!listUrl || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isBefore) history.back();
    else history.push(listUrl);
  };
}
