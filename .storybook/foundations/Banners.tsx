import { bannersOf } from '@cb/site/banners';
import type { Banner } from '@cb/ui/screens/Promotion/banner.ts';
import { Foundation, Part } from './Foundation.tsx';
import * as styles from './foundations.css';
import { Specimen } from './Specimen.tsx';

/** The files that the site serves, by their path. */
export const bannerFiles = import.meta.glob<string>('../../apps/site/public/banners/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

const served = 'https://cbrewards.example';
const { pictures, sizes } = bannersOf(served);

interface ShelfProps {
  title: string;
  banners: readonly Banner[];
  columns: 'wide' | 'free';
}

function Shelf({ title, banners, columns }: ShelfProps) {
  return (
    <Part title={title} columns={columns}>
      {banners.map(({ id, src, alt, width, height }) => {
        const path = src.slice(served.length);
        return (
          <Specimen key={id} name={path} value={`${width} × ${height} px · ${alt}`}>
            <img
              className={styles.picture}
              src={bannerFiles[`../../apps/site/public${path}`]}
              alt={alt}
              width={width}
              height={height}
            />
          </Specimen>
        );
      })}
    </Part>
  );
}

/** Every banner that members may paste elsewhere, from the site's own table and files. */
export function Banners() {
  return (
    <Foundation
      title="Promotional banners"
      lead="Members paste them in forums and mails: files with addresses that stay, and colours of their own in both themes. scripts/banners.ts draws them from apps/site/banners."
    >
      <Shelf title="To share" banners={pictures} columns="wide" />
      <Shelf title="Of standard sizes" banners={sizes} columns="free" />
    </Foundation>
  );
}
