// cspell:disable
/** HTML's names of the characters from U+00A0 to U+00FF, in their order. */
const latin1Names = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn
sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc
Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute
Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml
aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde
ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;

const namedEntities = new Map([
  ...latin1Names
    .split(/\s/)
    .map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
  ...Object.entries({ ndash: '–', mdash: '—', hellip: '…', bull: '•', euro: '€', trade: '™' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' }),
]);
// cspell:enable

/** Returns the character of an entity by its name, such as "amp" or "#38"; an unknown entity stays. */
function characterOf(entity: string, name: string) {
  if (!name.startsWith('#')) return namedEntities.get(name) ?? entity;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

const entities = /&(#x?[\da-f]{1,6}|[a-z\d]{2,8});/gi;

/**
 * Decodes the HTML entities in a text of the server (D291). For texts that are only shown, such as names and
 * messages, because a form would send the decoded text back. Tags stay as text.
 */
export const decodeEntities = (text: string) => text.replace(entities, characterOf);

/**
 * Returns the text of a partner's HTML in one line, without tags and with decoded entities. Show it as text only:
 * decoding can create new tags.
 */
export const textOfHtml = (html: string) =>
  html
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(entities, characterOf)
    .replace(/\s+/g, ' ')
    .trim();
