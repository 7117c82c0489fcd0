/** Compresses new baselines losslessly at a commit, because a browser's PNG is a third larger. */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

for (const file of process.argv.slice(2)) {
  const png = readFileSync(file);
  const packed = await sharp(png).png({ compressionLevel: 9, palette: false }).toBuffer();
  if (packed.length < png.length) writeFileSync(file, packed);
}
