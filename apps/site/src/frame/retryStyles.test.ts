import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryStyles } from './retryStyles.ts';

class Link {
  readonly rel: string;
  readonly href: string;
  replacedBy: unknown;

  constructor(rel: string, href: string) {
    this.rel = rel;
    this.href = href;
  }

  cloneNode = () => new Link(this.rel, this.href);
  replaceWith = (other: unknown) => (this.replacedBy = other);
}

type Listener = (event: { target: unknown }) => void;
let listeners: Listener[];

/** Lets an element fail to load; only capturing listeners are called, as in browsers. */
const fail = (target: unknown) => {
  for (const listener of listeners) listener({ target });
};

beforeEach(() => {
  listeners = [];
  vi.stubGlobal('HTMLLinkElement', Link);
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: Listener, { capture = false } = {}) => {
      if (type === 'error' && capture) listeners.push(listener);
    },
  });
  retryStyles();
});

afterEach(() => vi.unstubAllGlobals());

const sheet = (href = '/assets/store.css') => new Link('stylesheet', href);

test('a style sheet that fails to load is requested again, once', () => {
  const first = sheet();
  fail(first);
  expect(first.replacedBy).toMatchObject({ rel: 'stylesheet', href: '/assets/store.css' });
  const second = sheet();
  fail(second);
  expect(second.replacedBy).toBeUndefined();
});

test('so is another one', () => {
  fail(sheet());
  const other = sheet('/assets/inbox.css');
  fail(other);
  expect(other.replacedBy).toBeDefined();
});

test('other elements are not', () => {
  const preload = new Link('modulepreload', '/assets/store.js');
  const replaceWith = vi.fn<() => void>();
  fail(preload);
  fail({ rel: 'stylesheet', href: '/a.png', cloneNode: () => ({}), replaceWith });
  expect(preload.replacedBy).toBeUndefined();
  expect(replaceWith).not.toHaveBeenCalled();
});
