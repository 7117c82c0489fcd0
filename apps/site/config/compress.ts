import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|txt|xml|ico)$/;

/** The minimum size in bytes; smaller files fit into one packet uncompressed. */
const leastBytes = 1024;

/** Writes `.gz` and `.br` versions of a folder's files, for servers that send precompressed files. */
export async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        const bytes = readFileSync(path);
        if (bytes.length < leastBytes) return;
        const [zipped, brotli] = await Promise.all([
          promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
          promisify(brotliCompress)(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            },
          }),
        ]);
        writeFileSync(`${path}.gz`, zipped);
        writeFileSync(`${path}.br`, brotli);
      }),
  );
}
