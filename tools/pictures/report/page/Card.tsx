import type { Item } from '../review.ts';
import type { Shown } from '../report.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

const states = { new: 'New', missing: 'Not taken', 'left over': 'Of no story' } as const;

/** Returns the story's name without its component, and the mode. */
export const nameOf = ({ name, story, mode }: Item) =>
  `${name ?? story.replace(/^.*?--/, '')}, ${mode}`;

/** Returns the link to the story in Storybook, in the mode of the picture. */
function storyAddress({ story, mode }: Item) {
  const [theme, viewport] = mode.split(' ');
  return `storybook/?path=/story/${story}&globals=theme:${theme};viewport:${viewport}`;
}

interface PictureProps {
  readonly what: string;
  readonly shown: Shown;
  readonly crop: Item['crop'];
  readonly name: string;
}

/** Shows what differs of a picture, as a link to the whole picture. */
function Picture({ what, shown: { file, width, height }, crop, name }: PictureProps) {
  const { left, top, ...box } = crop ?? { left: 0, top: 0, width, height };
  return (
    <figure>
      <a href={`pictures/${file}`} style={box}>
        <img src={`pictures/${file}`} alt={`${what}: ${name}`} style={{ left: -left, top: -top }} />
      </a>
      <figcaption>{what}</figcaption>
    </figure>
  );
}

interface CardProps {
  readonly item: Item;
  readonly busy: boolean;
  readonly onAccept?: () => void;
}

/** Shows one finding, with its actions. */
export function Card({ item, busy, onAccept }: CardProps) {
  const { kind, message, share, before, after, crop, marked } = item;
  const name = nameOf(item);
  return (
    <article aria-label={name}>
      <h3>
        {name}{' '}
        <small>{kind === 'changed' ? `${percent.format(share)} differs` : states[kind]}</small>
      </h3>
      <div className="pictures">
        {before && <Picture what="Before" shown={before} crop={crop} name={name} />}
        {after && <Picture what="After" shown={after} crop={crop} name={name} />}
      </div>
      {kind === 'missing' && <pre>{message}</pre>}
      <footer>
        {onAccept && kind !== 'missing' && (
          <button type="button" disabled={busy} onClick={onAccept}>
            {kind === 'left over' ? 'Delete' : 'Accept'} <span className="unseen">{name}</span>
          </button>
        )}
        {marked && <a href={`pictures/${marked}`}>Differences</a>}
        {item.name && <a href={storyAddress(item)}>Open story</a>}
      </footer>
    </article>
  );
}
