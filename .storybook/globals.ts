import type { Preview } from '@storybook/react-vite';
import { scenarioNames, scenarios } from '@cb/mocks/scenarios/scenarios';
import { defaultPlace, placeNames, places, type PlaceName } from './places.ts';

type Toolbars = NonNullable<Preview['globalTypes']>;
type Toolbar = NonNullable<Toolbars[string]['toolbar']>;
type Icon = NonNullable<Toolbar['icon']>;

interface Item {
  readonly value: string;
  readonly title: string;
  /** The text to the right of the title. */
  readonly right?: string;
}

/**
 * Creates a toolbar. It is only an icon at its default, and shows the title of any other choice.
 * Choosing the default resets it.
 */
const toolbar = (
  icon: Icon,
  description: string,
  byDefault: Item,
  others: readonly Item[],
): Toolbars[string] => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: [{ ...byDefault, type: 'reset' }, ...others],
  },
});

const placeItem = (value: PlaceName): Item => {
  const { name: title, locale: right } = places[value];
  return { value, title, right };
};

/** The toolbars. Storybook keeps the selection in the URL, so a shared link shows the same. */
export const globalTypes: Toolbars = {
  theme: toolbar('contrast', 'Theme', { value: 'light', title: 'Light' }, [
    { value: 'dark', title: 'Dark' },
    { value: 'both', title: 'Side by side' },
  ]),
  scenario: toolbar(
    'database',
    'Backend: how it answers',
    { value: 'story', title: 'As the story says' },
    scenarioNames.map((value) => ({ value, title: value, right: scenarios[value] })),
  ),
  member: toolbar('user', 'Member: who it is', { value: 'active', title: 'Active member' }, [
    { value: 'new', title: 'New member' },
    { value: 'rich', title: 'Rich member' },
  ]),
  direction: toolbar('transfer', 'Text direction', { value: 'ltr', title: 'Left to right' }, [
    { value: 'rtl', title: 'Right to left' },
  ]),
  textSpacing: toolbar(
    'paragraph',
    'Text spacing (WCAG 1.4.12)',
    { value: 'normal', title: 'Normal spacing' },
    [{ value: 'wide', title: 'Wide spacing' }],
  ),
  motion: toolbar('lightning', 'Motion', { value: 'system', title: 'As the device says' }, [
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  place: toolbar(
    'globe',
    'Place: language and time zone of amounts and dates',
    placeItem(defaultPlace),
    placeNames.filter((name) => name !== defaultPlace).map(placeItem),
  ),
  shell: toolbar(
    'sidebar',
    'Shell around a member’s screen',
    { value: 'on', title: 'In the shell' },
    [{ value: 'off', title: 'Bare' }],
  ),
  react: toolbar('sync', 'React: how it renders', { value: 'normal', title: 'As in production' }, [
    { value: 'strict', title: 'Strict mode' },
  ]),
};

/** The toolbars' initial selection. Also part of the manager, which Vite does not build. */
export const initialGlobals = {
  theme: 'light',
  scenario: 'story',
  member: 'active',
  direction: 'ltr',
  textSpacing: 'normal',
  motion: 'system',
  place: defaultPlace,
  shell: 'on',
  react: 'normal',
} as const;
