import { bypass, http, HttpResponse } from 'msw';

const files = import.meta.glob<string>('../../apps/site/public/banners/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The banners, which the site asks for at the root of its server, wherever the workbench stands. */
export const siteFiles = http.get('*/banners/:file', ({ params }) => {
  const address = files[`../../apps/site/public/banners/${String(params['file'])}`];
  return address === undefined ? HttpResponse.error() : fetch(bypass(address));
});
