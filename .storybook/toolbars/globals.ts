import { scenarios, type ScenarioName } from '@cb/mocks/scenarios/scenarios';

const toolbar = (
  title: string,
  icon: 'paintbrush' | 'transfer' | 'paragraph' | 'globe',
  items: Readonly<Record<string, string>>,
) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

/** The toolbars of every story. Storybook keeps the selection in the address. */
export const globalTypes = {
  theme: toolbar('Theme', 'paintbrush', { light: 'Light', dark: 'Dark', both: 'Side by side' }),
  direction: toolbar('Text direction', 'transfer', {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  textSpacing: toolbar('Text spacing', 'paragraph', {
    normal: 'Normal spacing',
    wide: 'Wide spacing (WCAG 1.4.12)',
  }),
  region: toolbar('Region, for amounts and dates', 'globe', {
    utc: 'English, UTC',
    berlin: 'German, Berlin',
  }),
};

/** The initial selection. Also part of the manager, which Vite does not build. */
export const initialGlobals = {
  theme: 'light',
  direction: 'ltr',
  textSpacing: 'normal',
  region: 'utc',
  scenario: 'story',
  member: 'active',
  beside: '',
} as const;

/** The toolbars that a story reads when it starts; the others change a story while it is shown. */
export const readAtStart = ['scenario', 'member', 'region'] as const;

/** A member's location, which determines the format of amounts and dates. */
export interface Region {
  /** A BCP 47 tag. */
  readonly locale: string;
  /** An IANA name. */
  readonly timeZone: string;
}

/** The regions of the toolbar; every test uses the default. */
const regions: Readonly<Record<string, Region>> = {
  berlin: { locale: 'de-DE', timeZone: 'Europe/Berlin' },
};

export const defaultRegion: Region = { locale: 'en-US', timeZone: 'UTC' };

/** Returns the region that the toolbar `region` selects. */
export const regionOf = ({ region }: Readonly<Record<string, unknown>>): Region =>
  regions[String(region)] ?? defaultRegion;

/** The scenarios that the menu Backend offers: success, refusals, failures. */
const offered = [
  'specified',
  'slow',
  'empty',
  'serverErrors',
  'manyErrors',
  'hostileText',
  'status401',
  'status403',
  'status429',
  'httpErrors',
  'malformed',
  'transportFailure',
  'never',
] as const satisfies readonly ScenarioName[];

/**
 * The menus of stories with a mock backend. The members are offered by stories with the parameter
 * `showsMember`; in others all members see the same.
 */
export const backendMenus = [
  {
    global: 'scenario',
    title: 'Backend',
    choices: {
      story: 'As the story says',
      ...Object.fromEntries(offered.map((name) => [name, scenarios[name]])),
    },
  },
  { global: 'member', title: 'Member', choices: { active: 'Active', new: 'New', rich: 'Rich' } },
] as const;
