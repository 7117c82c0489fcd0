// cspell:disable
/** HTML's names of the characters from U+00A0 to U+00FF, in their order. */
const latin = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn
sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc
Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute
Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml
aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde
ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;

const namedEntities = new Map([
  ...latin.split(/\s/).map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
  ...Object.entries({ ndash: '–', mdash: '—', hellip: '…', bull: '•', euro: '€', trade: '™' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' }),
]);
// cspell:enable

function characterOf(entity: string, name: string) {
  if (!name.startsWith('#')) return namedEntities.get(name) ?? entity;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

const entities = /&(#x?[\da-f]{1,6}|[a-z\d]{2,8});/gi;

/**
 * Returns a text of the server as it is read: with the characters that entities stand for (D291). For text
 * only, such as names and messages, which no field sends back; markup in it stays as it is.
 */
export const readableText = (text: string) => text.replace(entities, characterOf);

/**
 * Returns the text of partners' HTML: without tags, with the characters that entities stand for, in one
 * line. Unknown entities stay. For text only: the result may contain markup again.
 */
export const textOfHtml = (html: string) =>
  html
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(entities, characterOf)
    .replace(/\s+/g, ' ')
    .trim();
