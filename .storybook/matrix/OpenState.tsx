import { Button } from '@cb/ui/components/Button';
import { Inline } from '@cb/ui/components/Inline';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { Size } from '../../tools/pictures/modes.ts';
import { exampleOf } from '../quietFrame.ts';
import { storyAddress } from '../storyAddress.ts';
import * as styles from './StateMatrix.css.ts';

export interface OpenStateProps {
  readonly state: PreparedStory;
  /** The size of the window that the state is rendered in. */
  readonly window: Size;
  /** The address of the story in the workbench. */
  readonly address: string;
  onClose(): void;
}

/** A live state in place of its tile, as large as the page has room for. */
export function OpenState({ state, window, address, onClose }: OpenStateProps) {
  const { globals } = use(DocsContext).getStoryContext(state);
  const [room, setRoom] = useState<number>();
  const measure = useCallback((element: HTMLElement | null) => {
    if (element) setRoom(element.clientWidth);
  }, []);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const scale = Math.min(1, (room ?? window.width) / window.width);
  return (
    <section ref={measure} className={styles.openState} aria-label={`${state.name}, live`}>
      <Inline>
        <a className={styles.name} href={address} target="_top">
          {state.name}
        </a>
        <Button ref={back} tone="quiet" onClick={onClose}>
          Back to the overview
        </Button>
      </Inline>
      {room && (
        <div
          className={styles.clip}
          style={{ inlineSize: window.width * scale, blockSize: window.height * scale }}
        >
          <iframe
            className={styles.frame}
            style={{ inlineSize: window.width, blockSize: window.height, scale }}
            src={storyAddress(state.id, globals)}
            title={state.name}
            data-example={exampleOf(state)}
          />
        </div>
      )}
    </section>
  );
}
