/** How far below the window something may be to count as near. */
const MARGIN = '300px';

/**
 * Resolves once the element of that id is near the window; at once when there is none, as on a page
 * that the browser renders itself.
 */
export function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  });
}
