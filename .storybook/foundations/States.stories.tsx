import type { ComponentType } from 'react';
import * as button from '../../packages/ui/src/components/Button/Button.stories.tsx';
import * as checkbox from '../../packages/ui/src/components/Checkbox/Checkbox.stories.tsx';
import * as chip from '../../packages/ui/src/components/Chip/Chip.stories.tsx';
import * as choiceGroup from '../../packages/ui/src/components/ChoiceGroup/ChoiceGroup.stories.tsx';
import * as collapsible from '../../packages/ui/src/components/Collapsible/Collapsible.stories.tsx';
import * as combobox from '../../packages/ui/src/components/Combobox/Combobox.stories.tsx';
import * as copyField from '../../packages/ui/src/components/CopyField/CopyField.stories.tsx';
import * as dropdownMenu from '../../packages/ui/src/components/DropdownMenu/DropdownMenu.stories.tsx';
import * as iconButton from '../../packages/ui/src/components/IconButton/IconButton.stories.tsx';
import * as link from '../../packages/ui/src/components/Link/Link.stories.tsx';
import * as linkButton from '../../packages/ui/src/components/LinkButton/LinkButton.stories.tsx';
import * as linkTabs from '../../packages/ui/src/components/LinkTabs/LinkTabs.stories.tsx';
import * as placeList from '../../packages/ui/src/components/PlaceList/PlaceList.stories.tsx';
import * as navLink from '../../packages/ui/src/components/NavLink/NavLink.stories.tsx';
import * as passwordField from '../../packages/ui/src/components/PasswordField/PasswordField.stories.tsx';
import * as popover from '../../packages/ui/src/components/Popover/Popover.stories.tsx';
import * as searchField from '../../packages/ui/src/components/SearchField/SearchField.stories.tsx';
import * as selectField from '../../packages/ui/src/components/SelectField/SelectField.stories.tsx';
import * as shareButtons from '../../packages/ui/src/components/ShareButtons/ShareButtons.stories.tsx';
import * as table from '../../packages/ui/src/components/Table/Table.stories.tsx';
import * as tabs from '../../packages/ui/src/components/Tabs/Tabs.stories.tsx';
import * as textField from '../../packages/ui/src/components/TextField/TextField.stories.tsx';
import * as themeSwitch from '../../packages/ui/src/components/ThemeSwitch/ThemeSwitch.stories.tsx';
import * as profilerCard from '../../packages/ui/src/screens/Profile/ProfilerCard/ProfilerCard.stories.tsx';
import * as surveyCard from '../../packages/ui/src/screens/Surveys/SurveyCard/SurveyCard.stories.tsx';
import preview from '../preview.tsx';
import { Foundation, Part } from './Foundation.tsx';
import * as styles from './foundations.css.ts';

const meta = preview.meta({
  title: 'Foundations/States',
  tags: ['!autodocs'],
});

/** The classes by which storybook-addon-pseudo-states forces a state on what is inside. */
const states = {
  'At rest': '',
  'Under the pointer': 'pseudo-hover-all',
  Pressed: 'pseudo-hover-all pseudo-focus-all pseudo-active-all',
  'Focus by keyboard': 'pseudo-focus-all pseudo-focus-visible-all',
};

type Shown = Readonly<Record<string, { readonly Component: ComponentType }>>;

/** The interactive components, each as its own story shows it. */
const shown: Readonly<Record<string, Shown>> = {
  Button: {
    Primary: button.Primary,
    Secondary: button.Secondary,
    Quiet: button.Quiet,
    Critical: button.Critical,
    LeadsToCritical: button.LeadsToCritical,
  },
  IconButton: { Quiet: iconButton.Quiet, Strong: iconButton.Strong },
  Link: {
    Inline: link.Inline,
    Standalone: link.Standalone,
    Plain: link.Plain,
    ButtonLink: link.PrimaryButtonLink,
  },
  LinkButton: { InASentence: linkButton.InASentence },
  NavLink: { Idle: navLink.Idle, Current: navLink.Current },
  Tabs: { FirstChosen: tabs.FirstChosen },
  PlaceList: { Counted: placeList.Counted },
  LinkTabs: { FirstChosen: linkTabs.FirstChosen },
  Chip: { Off: chip.Off, On: chip.On },
  DropdownMenu: { Closed: dropdownMenu.Closed },
  Popover: { Closed: popover.Closed },
  ThemeSwitch: { System: themeSwitch.System },
  CopyField: { Ready: copyField.Ready },
  ShareButtons: { Eight: shareButtons.Eight },
  TextField: { Filled: textField.Filled, WithError: textField.WithError },
  PasswordField: { Current: passwordField.Current },
  SearchField: { Filled: searchField.Filled },
  SelectField: { Stacked: selectField.Stacked },
  Combobox: { Closed: combobox.Closed },
  Checkbox: { Unticked: checkbox.Unticked, Checked: checkbox.Checked },
  ChoiceGroup: { One: choiceGroup.One },
  Collapsible: { Closed: collapsible.Closed },
  Table: { Sorted: table.Sorted },
  SurveyCard: { Ready: surveyCard.Ready },
  ProfilerCard: { Ready: profilerCard.Ready },
};

/** Every control of the components at rest, under the pointer, pressed and focused. */
export const States = meta.story({
  render: () => (
    <Foundation
      title="States"
      lead="Interactive components in each state. The first of each row is live, the others are fixed in their state. The toolbar “CSS pseudo states” fixes any story in a state, such as the items of an open menu."
    >
      {Object.entries(shown).map(([component, stories]) => (
        <Part key={component} title={component} columns="whole">
          {Object.entries(stories).map(([story, { Component }]) => (
            <div key={story} className={styles.states}>
              {Object.entries(states).map(([state, className]) => (
                <figure key={state} className={styles.specimen}>
                  <figcaption
                    className={styles.value}
                  >{`${story}, ${state.toLowerCase()}`}</figcaption>
                  <div className={className} inert={className !== ''}>
                    <Component />
                  </div>
                </figure>
              ))}
            </div>
          ))}
        </Part>
      ))}
    </Foundation>
  ),
});
