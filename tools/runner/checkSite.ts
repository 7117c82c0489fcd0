/**
 * Checks that the production site has no development code, and that no page of it fetches more, or
 * more files, than its budget. `--modules` also prints what the login's script consists of.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoLogin } from '@cb/mocks/world/members';
import { measureEmptyPage, modulesOf, readSiteFiles } from './siteFiles.ts';

const dist = resolve(import.meta.dirname, '../../apps/site/dist');
/** The budgets; sizes in kB, compressed. */
const limits = {
  /** The login's script, as a multiple of an empty page's on React and the router. */
  login: 1.3,
  /** Document, style sheet, font, icon, manifest and scripts of the login. */
  loginFiles: 12,
  /** Document, style sheets, two fonts and scripts of a member's page, on an empty cache. */
  memberFiles: 25,
  /** The script of a member's page that no other page shares. */
  own: 15,
  /** The style sheet of visitors' pages, and all style sheets, which a member's page loads. */
  loginStyles: 8.8,
  styles: 22,
};
const markers = [/mockServiceWorker/i, /\bmsw\b/i, /storybook/i, /\bvitest\b/i, demoLogin.password];

const problems: string[] = [];

const files = globSync('**/*.{html,js,css,json,map,webmanifest}', { cwd: dist });
if (!files.includes('index.html'))
  problems.push('apps/site/dist holds no index.html: build first.');

for (const file of files) {
  const content = readFileSync(join(dist, file), 'utf8');
  for (const marker of markers) {
    const at = content.search(marker);
    if (at < 0) continue;
    const around = content.slice(Math.max(at - 40, 0), at + 40).replaceAll(/\s+/g, ' ');
    problems.push(`${file} holds ${String(marker)}: … ${around} …`);
  }
}
for (const file of globSync('**/{mockServiceWorker*,*.map}', { cwd: dist })) {
  problems.push(`${file} does not belong in the production site.`);
}

/** Adds a problem if a measured value is over its limit. */
function limit(what: string, measured: number, most: number) {
  const text = `${what}: ${Number(measured.toFixed(2))} (at most ${most})`;
  console.log(text);
  if (!(measured <= most)) problems.push(text);
}

if (problems.length === 0) {
  const { login, members, kb } = readSiteFiles(dist);
  const loginKb = kb(login.scripts);
  const emptyKb = await measureEmptyPage();
  console.log(
    `Script of the login ${loginKb.toFixed(1)} kB, of an empty page ${emptyKb.toFixed(1)} kB`,
  );
  if (process.argv.includes('--modules')) {
    for (const [owner, size] of modulesOf(dist, login.scripts)) {
      console.log(`${size.toFixed(1).padStart(6)} kB ${owner}`);
    }
  }
  limit('Script of the login in empty pages', loginKb / emptyKb, limits.login);
  limit('Files of the login', login.scripts.length + login.styles.length + 4, limits.loginFiles);
  limit('Style sheets of the login, kB', kb(login.styles), limits.loginStyles);
  limit('Style sheets, kB', kb(files.filter((file) => file.endsWith('.css'))), limits.styles);
  for (const { page, own, scripts, styles } of members) {
    limit(`Files of ${page}`, scripts.length + styles.length + 3, limits.memberFiles);
    limit(`Own script of ${page}, kB`, kb([own]), limits.own);
  }
}

for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
