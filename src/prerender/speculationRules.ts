/**
 * The speculation rules of a page: until it is hydrated, a browser that knows them fetches the page of a link that is pointed at
 * or touched. Afterwards the page's code fetches the smaller documents (src/visit/usePrefetchInView.ts). Files to download and
 * links that open a dialog are left out.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        selector_matches: "html:not([data-hydrated]) a[href^='/']:not([href*='.'],[data-action])",
      },
      eagerness: 'moderate',
    },
  ],
});
