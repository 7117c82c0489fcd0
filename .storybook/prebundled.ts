/**
 * Every dependency that reaches the browser. One found only while the stories run would reload
 * the page under a test.
 */
export const prebundled = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-popover',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@storybook/addon-docs/blocks',
  '@tanstack/react-query',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'axe-core',
  'downshift',
  'dompurify',
  'idb-keyval',
  'lucide-react',
  'msw',
  'msw-storybook-addon',
  'msw/browser',
  'papaparse',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'socket.io-client',
  'storybook/test',
  'valibot',
];
