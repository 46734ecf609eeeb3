// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html';
import { toStoredHtml } from './stored-html';

const WORD_LETTER = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-bottom:12.0pt'><span lang=EN-US style='font-family:"Cambria",serif;color:#2F5496'>Spring cleaning<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:12.0pt'>Start at the top</span></b><span style='font-size:12.0pt'>&nbsp;and <i>work down</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>See <a href="https://example.com/tips" target="_blank"><span style='color:#0563C1'>our tips</span></a>.<o:p></o:p></p>
<!--EndFragment--></body></html>`;

const WORD_LIST = `<body><!--StartFragment-->
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Kitchen<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Oven<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Hob</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Bathroom</p>
<p class=MsoNormal>Then:</p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Rinse</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Dry</p>
<!--EndFragment--></body>`;

const WORD_TABLE = `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-border-alt:solid windowtext .5pt'>
<tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal><b>Stain<o:p></o:p></b></p></td><td width=301 colspan=2><p class=MsoNormal>Cure<o:p></o:p></p></td></tr></table>`;

const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff-0000"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:700;white-space:pre-wrap;">Wool carpets</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Plain, </span><span style="font-size:11pt;font-weight:700;">bold</span><span style="font-size:11pt;">, </span><span style="font-weight:700;font-style:italic;">both</span><span> and </span><a href="https://www.google.com/url?q=https://example.com/wool&amp;sa=D&amp;ust=1" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">a link</span></a><span>.</span></p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;">Vacuum</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Blot</span></p></li></ul></b><br class="Apple-interchange-newline">`;

const WEB_PAGE = `<html><body><!--StartFragment--><div class="css-1abc wrap" data-track="x" onclick="steal()"><h4 style="color:red"><font color="red" face="Comic Sans MS">Ten <span class="hl">tips</span></font></h4><div>First line of a box</div><figure><img src="https://example.com/sofa.jpg" srcset="x 2x" alt="A sofa" width="640" height="360" loading="lazy"><figcaption>Our sofa</figcaption></figure><p>Buy <a href="javascript:alert(1)">now</a><script>alert(1)</script><button>Share</button></p><p>&nbsp;</p></div><!--EndFragment--></body></html>`;

describe('pasting into the editor', () => {
  it.each([
    [
      'a letter from Word',
      WORD_LETTER,
      '<h2>Spring cleaning</h2><p><strong>Start at the top</strong> and <em>work down</em>.</p><p>See <a href="https://example.com/tips">our tips</a>.</p>',
    ],
    [
      'lists from Word, nested and numbered',
      WORD_LIST,
      '<ul><li>Kitchen<ul><li>Oven</li><li>Hob</li></ul></li><li>Bathroom</li></ul><p>Then:</p><ol><li>Rinse</li><li>Dry</li></ol>',
    ],
    [
      'a table from Word',
      WORD_TABLE,
      '<table><tbody><tr><td><p><strong>Stain</strong></p></td><td colspan="2"><p>Cure</p></td></tr></tbody></table>',
    ],
    [
      'a page from Google Docs',
      GOOGLE_DOCS,
      '<h2>Wool carpets</h2><p>Plain, <strong>bold</strong>, <strong><em>both</em></strong> and <a href="https://example.com/wool">a link</a>.</p><ul><li><p>Vacuum</p></li><li><p>Blot</p></li></ul>',
    ],
    [
      'a hostile web page',
      WEB_PAGE,
      '<h4>Ten tips</h4><p>First line of a box</p><figure><img src="https://example.com/sofa.jpg" alt="A sofa" width="640" height="360"><figcaption>Our sofa</figcaption></figure><p>Buy now</p>',
    ],
    [
      'boxes in cells and items, one above the other',
      '<table><tbody><tr><td><div>Monday</div><div>8am</div></td><td><div>Closed</div></td></tr></tbody></table><ul><li><div>Call <b>us</b></div><div>Any time</div></li></ul>',
      '<table><tbody><tr><td><p>Monday</p><p>8am</p></td><td><p>Closed</p></td></tr></tbody></table><ul><li><p>Call <strong>us</strong></p><p>Any time</p></li></ul>',
    ],
    [
      'prices, powers and dates with raised figures',
      '<p>£1<sup>99</sup> from the 1<sup>st</sup>, 25 m<span style="font-size:0.6em;vertical-align:super">2</span>, 10<sup><span lang=EN-GB>-3</span></sup>, H<sub>2</sub>O</p>',
      '<p>£1⁹⁹ from the 1st, 25 m², 10⁻³, H₂O</p>',
    ],
    [
      'lines of text between blocks',
      '<h2>Ovens</h2><br>Wipe <b>early</b><br>and often<br>\n<br><p>Dry</p>',
      '<h2>Ovens</h2><p>Wipe <strong>early</strong><br>and often</p><p>Dry</p>',
    ],
    [
      'numbered headings of Google Docs',
      '<ol><li><h2><span style="font-weight:700">Dust</span></h2></li></ol><p>From the top.</p><ol start="2"><li><h2>Wash</h2></li><li><h2>Dry</h2></li></ol>',
      '<h2>1. Dust</h2><p>From the top.</p><h2>2. Wash</h2><h2>3. Dry</h2>',
    ],
    [
      'a picture whose caption is a link in a box',
      '<figure><div><a href="/big"><picture><source srcset="/a.webp"><img src="https://example.com/a.png"></picture></a></div><figcaption><div>By <a href="https://example.com">us</a></div></figcaption></figure>',
      '<figure><img src="https://example.com/a.png"><figcaption>By <a href="https://example.com">us</a></figcaption></figure>',
    ],
    [
      'a picture with a caption of two lines',
      '<figure><img src="/a.png"><figcaption><p>Our sofa</p><p>Photo: Ann</p></figcaption></figure>',
      '<figure><img src="/a.png"><figcaption>Our sofa Photo: Ann</figcaption></figure>',
    ],
    [
      'a figure of two pictures, and one without words',
      '<figure><img src="/a.png"><img src="/b.png"><figcaption>Both</figcaption></figure><figure><img src="/c.png"><figcaption> </figcaption></figure>',
      '<img src="/a.png"><img src="/b.png"><p>Both</p><img src="/c.png">',
    ],
    ['a few plain words', 'just words', 'just words'],
    ['a run of text with a bold word', 'one <b>two</b> three', 'one <strong>two</strong> three'],
  ])('cleans %s', (_name, pasted, clean) => {
    const { html, notices } = cleanPastedHtml(pasted);
    expect(html.replace(/>\s+(?=<(?!(?:strong|em|a)\b))/g, '>')).toBe(clean);
    expect(notices).toEqual([]);
  });

  it.each([
    [
      'a data: picture',
      '<p>Look</p><img src="data:image/png;base64,iVBORw0KGgo=">',
      'One picture was left out of the pasted text: a note stands in its place.',
    ],
    [
      'pictures in files of Word',
      '<p>Look <img width=2 src="file:///C:/Temp/msohtmlclip1/clip_image001.png"><img src="cid:1"></p>',
      '2 pictures were left out of the pasted text: a note stands in their places.',
    ],
  ])('leaves out %s, says so, and stores nothing of the note', (_name, pasted, notice) => {
    const { html, notices } = cleanPastedHtml(pasted);
    expect(html).toContain('<left-out-picture');
    expect(toStoredHtml(html)).toMatch(/^<p>Look ?<\/p>$/);
    expect(notices).toEqual([notice]);
  });

  it('says that raised text which is no figure stands in line', () => {
    expect(cleanPastedHtml('<p>2<sup>n</sup> or <sup>0121 496 0123</sup></p>')).toEqual({
      html: '<p>2n or 0121 496 0123</p>',
      notices: [
        'Raised or lowered text was put in line with the rest: check that it says the same.',
      ],
    });
  });

  it('takes out the marks of footnotes and reviewers’ comments, and keeps the notes', () => {
    const { html, notices } = cleanPastedHtml(
      `<p class=MsoNormal>Rinse twice<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><sup><span>[1]</span></sup></a>.<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[SB1]</a></span></p>
       <div style='mso-element:footnote-list'><hr align=left><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1"><span>[1]</span></a> In cold water.</p></div></div>
       <div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Sure?</p></div></div>`,
    );
    expect(html.replace(/\s+/g, ' ')).toBe('<p>Rinse twice.</p><p> In cold water.</p>');
    expect(notices).toEqual([
      'The mark of a footnote was taken out; the note stands at the end of the pasted text.',
    ]);
  });

  it('keeps pictures that do not last only where they can be uploaded', () => {
    const pasted =
      '<p>a</p><img src="https://lh7-rt.googleusercontent.com/docsz/x"><img src="data:image/png;base64,iVBORw0KGgo=">';
    expect(toStoredHtml(cleanPastedHtml(pasted).html)).toBe('<p>a</p>');
    expect(cleanPastedHtml(pasted, () => 'blob:held')).toEqual({
      html: '<p>a</p><img src="https://lh7-rt.googleusercontent.com/docsz/x"><img src="blob:held">',
      notices: [],
    });
  });

  it('keeps the levels of lists of Word for the web', () => {
    const item = (level: number, words: string, list = 'ul') =>
      `<div class="ListContainerWrapper SCXW1"><${list} role="list"><li data-leveltext="o" data-aria-posinset="1" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun"><span>${words}</span></span><span class="EOP"> </span></p></li></${list}></div>`;
    const pasted = `<div class="OutlineElement"><p>Tools</p></div>${item(1, 'Cloths')}${item(2, 'Dry')}${item(3, 'Lint-free')}${item(2, 'Wet')}${item(1, 'Pads')}<div><p>Steps</p></div>${item(1, 'Dust', 'ol')}${item(2, 'Top', 'ol')}`;
    expect(toStoredHtml(cleanPastedHtml(pasted).html).replace(/\n/g, '')).toBe(
      '<p>Tools</p><ul><li>Cloths<ul><li>Dry<ul><li>Lint-free</li></ul></li><li>Wet</li></ul></li><li>Pads</li></ul><p>Steps</p><ol><li>Dust<ol><li>Top</li></ol></li></ol>',
    );
  });

  it('counts steps of Word on after a picture or a remark, and keeps bullets right after them', () => {
    const step = (marker: string, words: string, level = 1) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${words}</p>`;
    const pasted = `${step('1.', 'Dust')}${step('1.1.', 'Top', 2)}<p>Wait.</p>${step('2.', 'Wash')}${step('3)', 'Dry')}${step('·', 'Cloth')}${step('·', 'Towel')}<p>Then:</p>${step('4.2.', 'Air', 2)}${step('b.', 'Leave')}`;
    expect(toStoredHtml(cleanPastedHtml(pasted).html).replace(/\n/g, '')).toBe(
      '<ol><li>Dust<ol><li>Top</li></ol></li></ol><p>Wait.</p><ol start="2"><li>Wash</li><li>Dry</li></ol><ul><li>Cloth</li><li>Towel</li></ul><p>Then:</p><ol start="2"><li>Air</li></ol><ol><li>Leave</li></ol>',
    );
  });

  it('counts steps of Word for the web on, and keeps bullets right after them', () => {
    const item = (list: string, words: string) =>
      `<div class="ListContainerWrapper"><${list} role="list"><li data-aria-level="1"><p>${words}</p></li></${list.slice(0, 2)}></div>`;
    const pasted = `${item('ol start="1"', 'Dust')}<p>Wait.</p>${item('ol start="2"', 'Wash')}${item('ol start="3"', 'Dry')}${item('ul', 'Cloth')}`;
    expect(toStoredHtml(cleanPastedHtml(pasted).html).replace(/\n/g, '')).toBe(
      '<ol><li>Dust</li></ol><p>Wait.</p><ol start="2"><li>Wash</li><li>Dry</li></ol><ul><li>Cloth</li></ul>',
    );
  });

  it('keeps links to pages of this site that its staff made', () => {
    const { origin } = location;
    expect(
      cleanPastedHtml(
        `<p><a href="${origin}/offers#spring">Offers</a> <a href="${origin}/our prices">Prices</a> <a href="/offers">Theirs</a> <a href="${origin}/admin/enquiries/3">Inbox</a></p>`,
      ).html,
    ).toBe('<p><a href="/offers#spring">Offers</a> Prices Theirs Inbox</p>');
  });

  it('leaves no empty paragraph where a picture led to a page', () => {
    const picture = '<img src="https://example.com/a.png" alt="A van">';
    const html = `<p><a href="https://example.com/van">${picture}</a></p>`;
    expect(cleanPastedHtml(html).html).toBe(picture);
  });

  it('leaves the words of links that lead nowhere', () => {
    expect(cleanPastedHtml('<p>See <a href="our prices">prices</a></p>').html).toBe(
      '<p>See prices</p>',
    );
  });

  it.each([WORD_LETTER, WORD_LIST, WORD_TABLE, GOOGLE_DOCS, WEB_PAGE])(
    'changes nothing when it cleans what is clean',
    (pasted) => {
      const once = cleanPastedHtml(pasted).html;
      expect(cleanPastedHtml(once).html).toBe(once);
    },
  );
});
