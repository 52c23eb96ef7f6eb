import { createRoot } from 'react-dom/client';
import { factsOf, fillFacts, typefacesOf } from '../../schema/browser.ts';
import { type Block, blockDefinitions, blockSchema, type Picture } from '../../schema/index.ts';
import { preparePage } from '../blocks/index.ts';
import { aspectBucket } from '../pictures/equalArea.ts';
import { showPictures } from '../pictures/showPictures.ts';
import { BlockView } from '../renderer/BlockView.tsx';
import { SiteProvider } from '../shared/site.ts';
import type { ShownPicture } from '../shown/types.ts';
import { typesetDocument } from '../shown/typesetDocument.ts';
import { styled } from '../styles/styled.ts';
import { brandStyles } from '../theme/brandStyles.ts';
import { directionStyles } from '../theme/direction.ts';
import { unmeasuredFallbacks } from '../theme/fallbacks.ts';
import { fontStyles } from '../theme/font.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { loadFonts } from '../theme/loadFonts.ts';
import { exampleSite } from './exampleSite.ts';

const Entry = styled.article`
  border-bottom: 8px solid var(--line);

  & > header { padding: 1.5rem var(--gutter); }
  & > header p { max-width: 36em; color: var(--muted); }
`;

const Panel = styled.main`
  background: var(--paper);
  color: var(--ink);
`;

/** Every block type with its example, in both themes: the page `/__blocks` in dev. */
function Gallery({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block) => (
        <Entry key={block.type} id={block.type}>
          <header>
            <h2>{block.type}</h2>
            <p>{blockDefinitions.find(({ type }) => type === block.type)?.description}</p>
          </header>
          {['light', 'dark'].map((theme) => (
            <Panel key={theme} data-theme={theme}>
              <BlockView block={block} place={`gallery, ${block.type}`} />
            </Panel>
          ))}
        </Entry>
      ))}
    </>
  );
}

/** A placeholder for a picture of an example, which no site has: a black or white wide logo, or a landscape. */
function standIn({ src }: Picture): ShownPicture {
  const isLogo = src.endsWith('.svg');
  const { width, height } = isLogo ? { width: 240, height: 60 } : { width: 640, height: 480 };
  const ink = src.includes('-dark') ? '#fff' : '#000';
  const shapes = isLogo
    ? `<g fill="${ink}"><circle cx="30" cy="30" r="28"/><path d="M76 20h160v20H76z"/></g>`
    : '<path fill="#9fb3bf" d="M0 0h640v480H0z"/><path fill="#6f8899" d="M0 480V340l170-130 150 110 110-70 210 160v70z"/><circle cx="470" cy="130" r="48" fill="#e1e8ec"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    loading: 'eager',
    ...(isLogo && { aspect: aspectBucket({ width, height }) }),
  };
}

const root = document.getElementById('root');
if (!root) throw new Error('The gallery has no element to render in.');
const examples: Block[] = blockDefinitions.map(({ schema, example }) => schema.parse(example));
const site = exampleSite(await (await fetch('/__site.json')).json(), examples);
const blocks = fillFacts(examples, factsOf(site)).map((block) =>
  typesetDocument(block, blockSchema, site.language),
);
const shown = showPictures({ blocks }, ({ picture }) => standIn(picture));
// Tests compare screenshots of the blocks, so the fonts are loaded first.
Promise.all([
  loadFonts(document, typefacesOf(site.brand)),
  preparePage({ path: '/', title: '', description: '', ...shown }),
]).then(() => {
  createRoot(root).render(
    <SiteProvider value={site}>
      <style>{brandStyles(site) + directionStyles(site)}</style>
      <style>{fontStyles(unmeasuredFallbacks(typefacesOf(site.brand)))}</style>
      <GlobalStyle />
      <Gallery blocks={shown.blocks} />
    </SiteProvider>,
  );
});
