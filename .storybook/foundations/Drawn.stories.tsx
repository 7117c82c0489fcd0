import { CoinMark } from '@cb/ui/components/CoinMark';
import { Wordmark } from '@cb/ui/components/Wordmark';
import { expect } from 'storybook/test';
import { icons } from 'virtual:icons-in-use';
import preview from '../preview.tsx';
import { Foundation } from './Foundation.tsx';
import * as styles from './foundations.css';
import { Specimen } from './Specimen.tsx';

const meta = preview.meta({ title: 'Foundations/Drawn', tags: ['!autodocs'] });

export const Icons = meta.story({
  render: () => (
    <Foundation
      title="Icons"
      lead="The icons the product uses, read from its sources. They accompany words and never replace them, except where a button has a name of its own."
    >
      <div className={styles.grid}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Specimen key={name} name={name}>
            <div className={styles.drawn}>
              <Icon aria-hidden />
            </div>
          </Specimen>
        ))}
      </div>
    </Foundation>
  ),
});

Icons.test('draws each icon that a component imports', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('WifiOff')).toBeVisible();
  await expect(canvasElement.querySelectorAll('svg')).toHaveLength(Object.keys(icons).length);
});

export const Logos = meta.story({
  render: () => (
    <Foundation title="Logos" lead="The product's own marks. Gold means CB, and nothing else.">
      <div className={styles.grid}>
        <Specimen name="Wordmark">
          <div className={styles.drawn}>
            <Wordmark />
          </div>
        </Specimen>
        <Specimen name="CoinMark">
          <div className={styles.drawn}>
            <CoinMark size="large" />
          </div>
        </Specimen>
      </div>
    </Foundation>
  ),
});
