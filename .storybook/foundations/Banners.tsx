import { bannersOf } from '@cb/site/operator/banners';
import type { Banner } from '@cb/ui/screens/Promotion/BannerBlock';
import { Foundation, Part } from '@cb/ui/internal/foundations/Foundation';
import * as styles from '@cb/ui/internal/foundations.css';
import { Specimen } from '@cb/ui/internal/foundations/Specimen';

export const { pictures, sizes } = bannersOf();

interface ShelfProps {
  title: string;
  banners: readonly Banner[];
  columns: 'wide' | 'free';
}

function Shelf({ title, banners, columns }: ShelfProps) {
  return (
    <Part title={title} columns={columns}>
      {banners.map(({ id, src, alt, width, height }) => (
        <Specimen key={id} name={`/banners/${id}.png`} value={`${width} × ${height} px · ${alt}`}>
          <img className={styles.picture} src={src} alt={alt} width={width} height={height} />
        </Specimen>
      ))}
    </Part>
  );
}

/** Shows every banner that members can embed elsewhere, from the site's own table and files. */
export function Banners() {
  return (
    <Foundation
      title="Promotional banners"
      lead="Members paste them in forums and mails: files with addresses that stay, and colours of their own in both themes. tools/artwork.ts draws them from apps/site/banners."
    >
      <Shelf title="To share" banners={pictures} columns="wide" />
      <Shelf title="Of standard sizes" banners={sizes} columns="free" />
    </Foundation>
  );
}
