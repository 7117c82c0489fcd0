import { Heading } from '@cb/ui/components/Heading';
import { Text } from '@cb/ui/components/Text';
import { vars } from '@cb/ui/theme/vars';
import {
  breakpoints,
  motion,
  phoneText,
  radius,
  space,
  text,
  weight,
} from '@cb/ui/internal/theme/scale';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { Foundation, Specimen } from './Foundation.tsx';
import * as styles from './foundations.css.ts';

interface TextSize {
  fontSize: string;
  lineHeight: string;
}

/** Converts rem to px, at the browser's default text size. */
const toPx = (rem: string) => Number.parseFloat(rem) * 16;

/** A text size in rem, and in px at the browser's default text size. */
const Size = ({ fontSize, lineHeight }: TextSize) => (
  <>
    {fontSize} / {lineHeight}
    <br />
    {toPx(fontSize)} / {toPx(lineHeight)} px
  </>
);

interface SampleProps {
  name: ReactNode;
  value: ReactNode;
  style: CSSProperties;
  children: string;
}

/** A line of text beside the name and value of its token. */
const Sample = ({ name, value, style, children }: SampleProps) => (
  <div className={styles.sample}>
    <span className={styles.value}>
      {name}
      <br />
      {value}
    </span>
    <span style={style}>{children}</span>
  </div>
);

const meta = preview.meta({ title: 'Foundations/Type, space and motion', tags: ['!autodocs'] });

/** The eight text sizes, their variants for phones, the four weights, and a passage that uses them. */
export const Type = meta.story({
  parameters: picturedIn('light wide'),
  render: () => (
    <Foundation
      title="Type"
      lead="Figtree in eight sizes and four weights. The four large sizes are smaller on a phone. Sizes are in rem and follow the reader's own setting; the px beside them hold where that is 16; headings and amounts are set tighter the larger they are."
    >
      {Object.entries(text).map(([name, size]) => (
        <Sample key={name} name={<>text.{name}</>} value={<Size {...size} />} style={size}>
          Earn 1,250 CB with a survey of 12 minutes
        </Sample>
      ))}
      {Object.entries(phoneText).map(([name, size]) => (
        <Sample key={name} name={<>phoneText.{name}</>} value={<Size {...size} />} style={size}>
          Your balance on a phone
        </Sample>
      ))}
      {Object.entries(weight).map(([name, fontWeight]) => (
        <Sample key={name} name={<>weight.{name}</>} value={fontWeight} style={{ fontWeight }}>
          Turn spare minutes into gift cards and cash.
        </Sample>
      ))}
      <section className={styles.prose} aria-label="Headings with their paragraphs">
        <Heading level={1}>Redeem what you have earned</Heading>
        <Text size="lead">
          Each gift card shows its lowest price in CB. Cards that your balance covers come first.
        </Text>
        <Heading level={2}>Gift cards</Heading>
        <Text>
          Choose a brand, then a value. You see the price in CB and in dollars before you confirm,
          and nothing is taken before that.
        </Text>
        <Heading level={3}>When it arrives</Heading>
        <Text>The code comes by e-mail, in most cases within a day.</Text>
        <Text size="small" tone="muted">
          An order that is still pending after 30 business days can be reported.
        </Text>
      </section>
    </Foundation>
  ),
});

Type.test('shows the eight sizes', async ({ canvas }) => {
  const samples = canvas.getAllByText('Earn 1,250 CB with a survey of 12 minutes');
  await expect(samples.map((sample) => getComputedStyle(sample).fontSize)).toEqual(
    Object.values(text).map(({ fontSize }) => `${toPx(fontSize)}px`),
  );
});

/** The spacing scale, and the breakpoints in proportion to the widest one. */
export const Space = meta.story({
  parameters: pictured,
  render: () => (
    <Foundation
      title="Space"
      lead="Distances on a 4 px grid, and the widths at which layouts change."
    >
      {Object.entries(space).map(([name, value]) => (
        <div key={name} className={styles.row}>
          <span className={styles.value}>
            space.{name} · {value}
          </span>
          <div className={styles.bar} style={{ inlineSize: value }} />
        </div>
      ))}
      {Object.entries(breakpoints).map(([name, value]) => (
        <div key={name} className={styles.row}>
          <span className={styles.value}>
            from {name} · {value}px
          </span>
          <div
            className={styles.bar}
            style={{ inlineSize: `${(value / breakpoints.wide) * 100}%` }}
          />
        </div>
      ))}
    </Foundation>
  ),
});

/** Corner radii, named by the role of the element rather than by size. */
export const Radius = meta.story({
  parameters: pictured,
  render: () => (
    <Foundation
      title="Radius"
      lead="Shapes by role: full for what is pressed, control for what is filled in, container for what holds others, small for what lies in one of them."
    >
      <div className={styles.specimens.medium}>
        {Object.entries(radius).map(([name, value]) => (
          <Specimen key={name} name={`radius.${name}`} value={value}>
            <div className={styles.block} style={{ borderRadius: value }} />
          </Specimen>
        ))}
      </div>
    </Foundation>
  ),
});

/** Shadows of raised surfaces and overlays; they differ between the themes. */
export const Elevation = meta.story({
  parameters: pictured,
  render: () => (
    <Foundation
      title="Elevation"
      lead="Depth comes from surfaces first: shell, page, raised. Cards are raised; overlays are above the page. Shadows differ between the themes."
    >
      <div className={styles.specimens.medium}>
        {Object.entries(vars.elevation).map(([name, boxShadow]) => (
          <Specimen key={name} name={`elevation.${name}`}>
            <div className={styles.overlay} style={{ boxShadow }}>
              {name}
            </div>
          </Specimen>
        ))}
      </div>
    </Foundation>
  ),
});

/** The three durations; point at a track, or focus it, to see one. */
export const Motion = meta.story({
  parameters: pictured,
  render: () => (
    <Foundation
      title="Motion"
      lead="Three durations, one easing. Point at a track, or focus it, to see it move; with reduced motion all of it is instant."
    >
      {Object.entries(motion).map(([name, transitionDuration]) => (
        <Specimen key={name} name={`motion.${name}`} value={transitionDuration}>
          <button type="button" aria-label={`Show motion.${name}`} className={styles.track}>
            <span style={{ display: 'block' }}>
              <span className={styles.runner} style={{ display: 'block', transitionDuration }} />
            </span>
          </button>
        </Specimen>
      ))}
    </Foundation>
  ),
});
