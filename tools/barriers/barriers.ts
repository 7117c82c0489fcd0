/** The tests that are expected to detect a barrier. */
export type Tests =
  | { readonly stories: string }
  | { readonly endToEnd: string; readonly named: string };

/** A source change that makes the site inaccessible to someone, as might happen by accident. */
export interface Barrier {
  readonly name: string;
  readonly file: string;
  /** The text to replace; it must occur exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly tests: Tests;
}

const components = 'packages/ui/src/components';
const screens = 'packages/ui/src/screens';
const walk = (address: string): Tests => ({
  endToEnd: 'accessibility.spec.ts',
  named: `${address} is accessible`,
});
const stories = (path: string): Tests => ({ stories: `${path}.stories.tsx` });

const field = {
  file: `${components}/Field/Field.tsx`,
  tests: stories(`${components}/TextField/TextField`),
};
const dialog = {
  file: `${components}/Dialog/Dialog.tsx`,
  tests: stories(`${components}/Dialog/Dialog`),
};
const linkButton = {
  file: `${components}/LinkButton/LinkButton.tsx`,
  tests: stories(`${components}/LinkButton/LinkButton`),
};
const document = { file: 'apps/site/index.html', tests: walk('/home/login') };

export const barriers: readonly Barrier[] = [
  {
    name: 'the page does not say its language',
    ...document,
    find: '<html lang="en" ',
    replace: '<html ',
  },
  {
    name: 'a phone cannot zoom',
    ...document,
    find: 'initial-scale=1"',
    replace: 'initial-scale=1, maximum-scale=1, user-scalable=no"',
  },
  {
    name: 'the focus has no ring',
    file: 'packages/ui/src/theme/reset.css.ts',
    find: 'outline: `${vars.size.ring} solid ${vars.color.border.focus}`',
    replace: "outline: 'none'",
    tests: walk('/home/login'),
  },
  {
    name: 'a control of 16 px',
    file: `${components}/IconButton/IconButton.css.ts`,
    find: '  inlineSize: size.touch,\n  blockSize: size.touch,',
    replace: "  inlineSize: '16px',\n  blockSize: '16px',",
    tests: walk('/home/login'),
  },
  {
    name: 'a bar that stays hides the focus',
    file: `${screens}/Shell/BottomBar/BottomBar.css.ts`,
    find: "scrollPaddingBlockEnd: 'calc(6rem + env(safe-area-inset-bottom))'",
    replace: 'scrollPaddingBlockEnd: 0',
    tests: walk('/dashboard/surveys'),
  },
  {
    name: 'the focus stays behind when the screen changes',
    file: 'apps/site/src/frame/Page.tsx',
    find: "place.current?.querySelector('h1')?.focus({ preventScroll });",
    replace: '',
    tests: { endToEnd: 'routes.spec.ts', named: 'focus' },
  },
  {
    name: 'text too pale in the dark theme',
    file: `${components}/Tabs/Tabs.css.ts`,
    find: "selectors: { '&[data-state=active]': chosen",
    replace:
      "selectors: { 'html.theme-dark &': { color: '#7d8a82' }, '&[data-state=active]': chosen",
    tests: stories(`${components}/LinkTabs/LinkTabs`),
  },
  {
    name: 'a spinner turns under reduced motion',
    file: 'packages/ui/src/theme/reset.css.ts',
    find: "      animationDuration: '0.01ms !important',\n      animationIterationCount: '1 !important',\n",
    replace: '',
    tests: stories(`${components}/Spinner/Spinner`),
  },
  {
    name: 'a field without a label',
    ...field,
    find: '<label htmlFor={id} ',
    replace: '<label ',
  },
  {
    name: 'an error that its field does not name',
    ...field,
    find: '[hint && `${id}-hint`, error && `${id}-error`]',
    replace: '[hint && `${id}-hint`]',
  },
  {
    name: 'two fields of one id',
    file: field.file,
    find: 'const own = useId();',
    replace: "const own = 'field';",
    tests: stories(`${screens}/Public/LoginScreen/LoginScreen`),
  },
  {
    name: 'a picture without a text',
    file: `${screens}/Promotion/PromotionScreen/PromotionScreen.tsx`,
    find: '              alt={banner.alt}\n',
    replace: '',
    tests: stories(`${screens}/Promotion/PromotionScreen/PromotionScreen`),
  },
  {
    name: 'a level of headings left out',
    file: `${screens}/Promotion/BannerBlock/BannerBlock.tsx`,
    find: '<Heading level={3} ',
    replace: '<Heading level={4} ',
    tests: walk('/dashboard/promomaterial'),
  },
  {
    name: 'a dialog without a name',
    ...dialog,
    find: '<Radix.Title className={styles.title}>{title}</Radix.Title>',
    replace: '<p className={styles.title}>{title}</p>',
  },
  {
    name: 'a dialog that leaves the page behind it to be read',
    ...dialog,
    find: '<Radix.Root open onOpenChange={onOpenChange}>',
    replace: '<Radix.Root open onOpenChange={onOpenChange} modal={false}>',
  },
  {
    name: 'a button hidden from screen readers',
    ...dialog,
    find: '<IconButton label="Close" ',
    replace: '<IconButton label="Close" aria-hidden ',
  },
  {
    name: 'news that is not announced',
    file: `${components}/LiveText/LiveText.tsx`,
    find: ' role="status"',
    replace: '',
    tests: stories(`${components}/LiveText/LiveText`),
  },
  {
    name: 'links without a name',
    file: `${screens}/Shell/BottomBar/BottomBar.tsx`,
    find: '              <span>{label}</span>\n',
    replace: '',
    tests: stories(`${screens}/Shell/DashboardShell/DashboardShell`),
  },
  {
    name: 'columns without headers',
    file: `${components}/Table/HeaderCell.tsx`,
    find: '<th role="columnheader" scope="col" ',
    replace: '<th role="cell" ',
    tests: stories(`${components}/Table/Table`),
  },
  {
    name: 'an action for the mouse only',
    ...linkButton,
    find: '<button\n      ref={passFocusOn}\n      type="button"\n      role="link"\n      className={styles.linkButton}\n      onClick={onClick}\n    >\n      {children}\n    </button>',
    replace:
      '<span className={styles.linkButton} onClick={onClick}>\n      {children}\n    </span>',
  },
];
