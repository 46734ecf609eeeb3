import { at, type State, type StateGroup } from './state.ts';

const atNothing =
  (path: string): State['open'] =>
  async (tools) => {
    tools.expectConsole(/status of 404/);
    await at(path)(tools);
  };

export const plainPageStates: StateGroup[] = [
  {
    name: 'plain pages',
    states: [
      { name: 'about', open: at('/about') },
      {
        name: 'contact',
        open: async (tools) => {
          await tools.page.route('https://www.openstreetmap.org/**', (route) =>
            route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
          );
          await at('/contact')(tools);
        },
      },
      { name: 'sitemap', open: at('/sitemap') },
      { name: 'list of areas', open: at('/locations') },
    ],
  },
  {
    name: 'legal texts, and no page',
    states: [
      { name: 'privacy policy', open: at('/privacy-policy') },
      { name: 'terms of service', open: at('/terms-of-service') },
      { name: 'unknown address', open: atNothing('/no/such/page') },
      { name: 'address of a place without a page', open: atNothing('/locations/walsall') },
    ],
  },
];
