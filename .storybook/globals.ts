import { scenarios, type ScenarioName } from '@cb/mocks/scenarios/scenarios';
import { defaultPlace, places } from './places.ts';

/** The titles of a toolbar's choices, by their values; the first is the default. */
type Choices = Readonly<Record<string, string>>;

interface Group {
  readonly title: string;
  readonly choices: Choices;
}

/** A toolbar. Those used together share a menu. */
export interface Toolbar {
  readonly menu: string;
  readonly groups: readonly Group[];
}

const toolbar = (menu: string, title: string, choices: Choices): Toolbar => ({
  menu,
  groups: [{ title, choices }],
});

const scenarioGroup = (title: string, ...names: readonly ScenarioName[]): Group => ({
  title,
  choices: Object.fromEntries(names.map((name) => [name, scenarios[name]])),
});

/**
 * The toolbars. Storybook keeps the selection in the URL, so a shared link shows the same, and draws
 * no icons for them, since `toolbars/ToolbarMenus.ts` draws menus.
 */
export const globalTypes = {
  theme: toolbar('Theme', 'Theme', { light: 'Light', dark: 'Dark', both: 'Side by side' }),
  contrast: toolbar('Theme', 'Contrast', {
    normal: 'As designed',
    forced: 'High contrast (forced colours)',
  }),
  // Of the accessibility addon, whose own menu is hidden.
  vision: toolbar('Theme', 'Colour vision', {
    full: 'Full',
    deuteranopia: 'No green (deuteranopia)',
    protanopia: 'No red (protanopia)',
    tritanopia: 'No blue (tritanopia)',
    grayscale: 'No colours',
    blurred: 'Blurred',
  }),
  scenario: {
    menu: 'Backend',
    groups: [
      { title: 'Backend', choices: { story: 'As the story says' } },
      scenarioGroup('Succeeds', 'specified', 'slow', 'empty'),
      scenarioGroup(
        'Refuses',
        'serverErrors',
        'manyErrors',
        'hostileText',
        'status401',
        'status403',
        'status429',
      ),
      scenarioGroup('Fails', 'httpErrors', 'malformed', 'transportFailure', 'never'),
    ],
  },
  member: toolbar('Backend', 'Member', {
    active: 'Active member',
    new: 'New member',
    rich: 'Rich member',
  }),
  direction: toolbar('Reading', 'Text direction', { ltr: 'Left to right', rtl: 'Right to left' }),
  textSpacing: toolbar('Reading', 'Text spacing', {
    normal: 'Normal spacing',
    wide: 'Wide spacing (WCAG 1.4.12)',
  }),
  motion: toolbar('Reading', 'Motion', { system: 'As the device says', reduced: 'Reduced motion' }),
  place: toolbar(
    'Reading',
    'Place, for amounts and dates',
    Object.fromEntries(Object.entries(places).map(([place, { name }]) => [place, name])),
  ),
  shell: toolbar('Rendering', 'A member’s screen', { on: 'In the shell', off: 'Bare' }),
  react: toolbar('Rendering', 'React', { normal: 'As in production', strict: 'Strict mode' }),
  // Of Storybook, whose own icons are hidden.
  measureEnabled: toolbar('Rendering', 'Sizes', { false: 'Hidden', true: 'Under the pointer' }),
  outline: toolbar('Rendering', 'Outlines', { false: 'Hidden', true: 'Around every element' }),
} as const satisfies Readonly<Record<string, Toolbar>>;

/** The toolbars' initial selection. Also part of the manager, which Vite does not build. */
export const initialGlobals = {
  theme: 'light',
  contrast: 'normal',
  scenario: 'story',
  member: 'active',
  direction: 'ltr',
  textSpacing: 'normal',
  motion: 'system',
  place: defaultPlace,
  shell: 'on',
  react: 'normal',
} as const;
