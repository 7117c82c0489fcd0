import { scenarioNames, scenarios } from '@cb/mocks/scenarios/scenarios';
import type { Platform } from '@cb/ui/platform';

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

/** The initial selection of the toolbars. */
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
export type Region = Pick<Platform, 'locale' | 'timeZone'>;

/** The region of all tests. */
export const defaultRegion: Region = { locale: 'en-US', timeZone: 'UTC' };

const berlin: Region = { locale: 'de-DE', timeZone: 'Europe/Berlin' };

/** Returns the region that the toolbar `region` selects. */
export const regionOf = ({ region }: Readonly<Record<string, unknown>>) =>
  region === 'berlin' ? berlin : defaultRegion;

/** The scenarios of the menu Backend. Of malformed responses it has only the one that rotates. */
const offered = scenarioNames.filter((name) => !name.startsWith('malformed-'));

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
