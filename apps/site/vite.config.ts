import { applyTheme } from '@cb/features/shell/applyTheme';
import { keyOf } from '@cb/features/shared/storage/storedKeys';
import { closeReferGroup } from '@cb/features/shell/closeReferGroup';
import { recordEarlyInput } from '@cb/ui/components/Form/earlyInput';
import { mockBackend } from '@cb/mocks/serve/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { msw } from 'msw/vite';
import {
  notLoadedText,
  oldestBrowsers,
  tooOldText,
  warnIfNotRunning,
} from './config/oldBrowsers.ts';
import { operatorSettings } from './config/operatorSettings.ts';
import { readSettings } from './config/readSettings.ts';
import { staticFrame } from './config/staticFrame.ts';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/** The operator's settings: the file that the variable SETTINGS names, or else that of the repository. */
const settings = readSettings(
  process.env['SETTINGS'] ?? resolve(import.meta.dirname, 'site.config.json'),
);

/**
 * Sets the theme and the sidebar before the first paint, holds early submits, and fetches the font in
 * parallel with the page. Warns old browsers in a script of its own, because they may not parse the other
 * ones, and if the page's modules cannot be fetched.
 */
function inlineScripts(): Plugin {
  const firstPaint = [
    `(${applyTheme.toString()})('${keyOf('theme')}')`,
    `(${recordEarlyInput.toString()})()`,
    `(${closeReferGroup.toString()})('${keyOf('referGroup')}')`,
  ].join(';');
  const warning = `(${warnIfNotRunning.toString()})('${tooOldText}','${notLoadedText}',document.createElement('p'))`;
  return {
    name: 'cb-inline-scripts',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }): HtmlTagDescriptor[] {
        const font = Object.keys(bundle).find((file) => /figtree-latin-wght.*woff2$/.test(file));
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        return [
          { tag: 'script', children: firstPaint },
          ...(font ? [{ tag: 'link', attrs: { ...attrs, href: `/${font}` } }] : []),
          // Static pages have no modules that could fail.
          ...(html.includes('id="root"')
            ? [{ tag: 'script', children: warning, injectTo: 'body-prepend' as const }]
            : []),
        ];
      },
    },
  };
}

/** Starts the mock backend in the page before the site, for a build that needs no server. */
function backendInPage(): Plugin {
  return {
    name: 'cb-backend-in-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          '<script type="module" src="/src/main.tsx"></script>',
          `<script type="module">
            import { startDemoWorker } from '@cb/mocks/serve/browser';
            await startDemoWorker();
            await import('/src/main.tsx');
          </script>`,
        ),
    },
  };
}

/**
 * Lets V8 compile all functions on another thread while a script arrives, instead of each at its first call on
 * the main thread. The hint must be the first line.
 */
function compileWhileLoading(): Plugin {
  return {
    name: 'cb-compile-while-loading',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
          // A map names each line of the script with a semicolon.
          else if (file.fileName.endsWith('.js.map'))
            file.source = String(file.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: 'short' } : {}),
    staticFrame(settings),
    inlineScripts(),
    compileWhileLoading(),
    operatorSettings(settings, mode === 'demo'),
    mode === 'demo'
      ? [backendInPage(), msw({ mode: 'worker-only' })]
      : mockBackend(resolve(import.meta.dirname, 'widget')),
  ],
  // Listed, because Vite reloads the page when it discovers a dependency.
  optimizeDeps: { include: ['valibot'] },
  build: {
    target: oldestBrowsers,
    // Not referenced by the files, and moved out of the public folder, for failure reports.
    sourcemap: 'hidden',
    manifest: true,
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // A document's scripts leave a slow network to its styles and font; `prerender.ts` adds those of members.
      resolveDependencies: (_file, scripts, { hostType }) => (hostType === 'html' ? [] : scripts),
    },
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    rolldownOptions: {
      input: globSync(resolve(import.meta.dirname, '*.html')),
      output: {
        // Modules that several pages share, in few files that are worth a request.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], test: /node_modules|\/src\/\w+\//, priority: 2 },
            { name: 'member', test: /\/pages\/DashboardPage\.tsx$/, priority: 1 },
            {
              name: 'common',
              minShareCount: 2,
              entriesAware: true,
              // In bytes before minifying: less is not worth a request.
              entriesAwareMergeThreshold: 10_000,
            },
          ],
        },
      },
    },
  },
}));
