import { Button } from '@cb/ui/components/Button';
import { Heading } from '@cb/ui/components/Heading';
import { Inline } from '@cb/ui/components/Inline';
import { Stack } from '@cb/ui/components/Stack';
import { Text } from '@cb/ui/components/Text';
import { themeClasses } from '@cb/ui/theme';
import { useEffect, useId, useRef, useState } from 'react';
import { LiveError, LivePreview, LiveProvider } from 'react-live';
import { decode, encode } from './address.ts';
import { examples } from './examples.ts';
import * as styles from './Playground.css.ts';
import { scope } from './scope.ts';

export interface PlaygroundProps {
  /** The code, as `encode` writes it; empty for the first example. */
  code: string;
  /** Called shortly after the last change, with the code as `encode` writes it. */
  onChange: (code: string) => void;
}

/** How long a pause in typing is, in ms, before the address follows. */
const pause = 300;

const read = (encoded: string) => decode(encoded) ?? examples['A card with an amount'];

/** Renders what is typed with the product's components, in both themes. */
export function Playground({ code: encoded, onChange }: PlaygroundProps) {
  const id = useId();
  const [code, setCode] = useState(() => read(encoded));
  // The code that this page last read or wrote; any other comes from outside, such as a reset.
  const known = useRef(encoded);
  useEffect(() => {
    if (encoded === known.current) return;
    known.current = encoded;
    setCode(read(encoded));
  }, [encoded]);
  useEffect(() => {
    if (code === read(known.current)) return undefined;
    const timer = setTimeout(() => {
      known.current = encode(code);
      onChange(known.current);
    }, pause);
    return () => clearTimeout(timer);
  }, [code, onChange]);
  return (
    <LiveProvider code={code} scope={scope}>
      <Stack space="large">
        <Stack space="small">
          <Heading level={1}>Playground</Heading>
          <Text tone="muted">
            Compose components by hand. All of them, the tokens as <code>vars</code>, icons as{' '}
            <code>icons</code> and React’s <code>useState</code> are there without an import. The
            address keeps what is written; “Copy link” shares it.
          </Text>
          <Inline>
            {Object.entries(examples).map(([name, example]) => (
              <Button key={name} tone="secondary" onClick={() => setCode(example)}>
                {name}
              </Button>
            ))}
          </Inline>
        </Stack>
        <div className={styles.columns}>
          <Stack space="small">
            <label htmlFor={id}>Code</label>
            <textarea
              id={id}
              className={styles.editor}
              value={code}
              spellCheck={false}
              autoCapitalize="off"
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <div role="status">
              <LiveError className={styles.error} />
            </div>
          </Stack>
          <Stack space="small">
            {(['light', 'dark'] as const).map((theme) => (
              <section
                key={theme}
                aria-label={theme}
                className={`${themeClasses[theme]} ${styles.preview}`}
              >
                <LivePreview />
              </section>
            ))}
          </Stack>
        </div>
      </Stack>
    </LiveProvider>
  );
}
