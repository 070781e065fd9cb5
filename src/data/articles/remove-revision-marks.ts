const UNPRINTED = [
  'del, [class*="msodel" i], [class*="textdeletion" i], [class*="msocom" i], [hidden]',
  'annotation, dialog:not([open]), select, svg, textarea, xml',
  '.sr-only, [class*="visually" i][class*="hidden" i], [class*="screen-reader" i]',
  '[class*="screenreader" i], [class*="screen-only" i], [class*="material-icons" i]',
  'a[href*="#_msocom_"], a[href^="#cmnt"], a[id^="cmnt"], button:not(:has(img))',
].join();
/** Matches the styles of hidden text, of comments, and of text that is placed off the page for screen readers. */
const HIDDEN =
  /(?:^|[;\s])(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all|mso-(?:element|special-character):\s*comment|(?:left|top|text-indent):\s*-\d{4}|clip:\s*rect\([01]|clip-path:\s*inset\((?:50|100)%)/i;
/**
 * Matches the styles with which mails hide the preview text at their beginning. `isUnseen` keeps elements with
 * pictures, because many pages make a picture transparent until it has loaded.
 */
const FOLDED =
  /(?:^|[;\s])(?:(?:max-height|opacity):\s*0|height:\s*0(?=.*overflow:\s*hidden))(?:px)?\s*(?:;|!|$)/i;
const PICTURES = 'img, iframe, video';
/** Matches font size 0, which mails also give to layout elements whose texts and pictures have sizes of their own. */
const ZERO = /font-size:\s*0+(?:\.0+)?(?:px|pt|r?em|%)?\s*(?:;|!|$)/i;
const SIZED = '[class], [style*="font-size" i], img';
/** Matches the links by which comments at the end of a document of Word or Google Docs lead back to the commented text. */
const COMMENTS = 'a[href*="#_msoanchor_"], a[href*="#cmnt_ref"]';
const COMMENT_MARK = /^\s*(?:\[\w+\])?\s*$/;
const WRAPPERS = 'a, b, em, i, li, ol, p, s, span, strong, sup, u, ul, h1, h2, h3, h4, h5, h6';

function isUnseen(element: Element): boolean {
  const style = element.getAttribute('style') ?? '';
  if (HIDDEN.test(style) || (ZERO.test(style) && !element.querySelector(SIZED))) return true;
  return FOLDED.test(style) && !element.matches(PICTURES) && !element.querySelector(PICTURES);
}

function removeWithWrappers(element: Element): void {
  const wrapper = element.parentElement;
  element.remove();
  const isEmpty = wrapper?.textContent?.trim() === '' && !wrapper.querySelector('img, br');
  if (isEmpty && wrapper.matches(WRAPPERS)) removeWithWrappers(wrapper);
}

/** Removes comments, tracked deletions and hidden text of word processors; returns the number of removed passages. */
export function removeHiddenPassages(root: HTMLElement): number {
  let passages = 0;
  for (const link of root.querySelectorAll(COMMENTS)) {
    if (root.contains(link)) passages += 1;
    const commentStart = link.closest('p') ?? link;
    while (commentStart.nextSibling) commentStart.nextSibling.remove();
    commentStart.remove();
  }
  const unseen = [...root.querySelectorAll('[style]')].filter(isUnseen);
  for (const element of [...root.querySelectorAll(UNPRINTED), ...unseen]) {
    if (root.contains(element) && !COMMENT_MARK.test(element.textContent ?? '')) passages += 1;
    removeWithWrappers(element);
  }
  return passages;
}
