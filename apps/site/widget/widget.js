/**
 * Runs a partner's script, named by the fragment of the address with the attributes for it:
 * `#partner=rapidoreach&app-id=…&end-user-id=…`. Tells the framing page `ready` when the script has run,
 * `load` when the partner's page has loaded, and `error` if the script cannot run (D295).
 */
const scripts = {
  rapidoreach: {
    src: 'https://www.rapidoreach.com/ofw/rapidoreach-widget.min.js',
    height: '720px',
    'loader-text': 'Finding surveys for you…',
  },
};

const { partner, ...givenAttributes } = Object.fromEntries(
  new URLSearchParams(location.hash.slice(1)),
);
const { src, ...fixedAttributes } = scripts[partner] ?? {};
const container = document.querySelector('#widget');
const script = document.createElement('script');

/** Posts to the site that frames this page; a page in a tab of its own has none. */
function post(type) {
  if (parent !== self) parent.postMessage({ type }, new URL(document.referrer).origin);
}

const attributes = { ...givenAttributes, ...fixedAttributes, container: '#widget' };
for (const [name, value] of Object.entries(attributes)) {
  script.setAttribute(`data-${name}`, value);
}
script.addEventListener('load', () => post('ready'));
script.addEventListener('error', () => post('error'));
// In the capture phase, because the load event of the partner's frame does not bubble.
container.addEventListener('load', () => post('load'), true);
// An unknown partner has no script, which is an error too.
script.src = src ?? 'unknown-partner.js';
document.body.append(script);
