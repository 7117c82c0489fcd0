// cspell:disable
import { expect, test } from 'vitest';
import { decodeEntities, textOfHtml } from './textOfHtml.ts';

test.each([
  ['<font size="2"><b>What type of phone do you use?</b></font>', 'What type of phone do you use?'],
  ['Android&nbsp;phone', 'Android phone'],
  ['Financial products &amp; services', 'Financial products & services'],
  ['First line<br/>second line', 'First line second line'],
  ['&iquest;Cu&aacute;l? &#8220;S&#xED;&#8221; &euro;5&hellip;', '¿Cuál? “Sí” €5…'],
  ['Under 5 < 10 and 12 > 11', 'Under 5 < 10 and 12 > 11'],
  ['&unknown; &#0; &#x110000; AT&T', '&unknown; &#0; &#x110000; AT&T'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['  <p> </p> ', ''],
])('%j is read as %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test('decodes entities once, and keeps tags as text', () => {
  expect(decodeEntities('Bed &amp; <b>Bath&#39;s</b> &amp;lt;')).toBe("Bed & <b>Bath's</b> &lt;");
});
