import { createRoot } from 'react-dom/client';
import { factsOf, fillFacts, typefacesOf } from '../../schema/browser.ts';
import { type Block, blockDefinitions, blockSchema } from '../../schema/index.ts';
import { preparePage } from '../blocks/index.ts';
import { showPictures } from '../pictures/showPictures.ts';
import { BlockView } from '../renderer/BlockView.tsx';
import { SiteProvider } from '../shared/site.ts';
import { typesetDocument } from '../shown/typesetDocument.ts';
import { styled } from '../styles/styled.ts';
import { brandStyles } from '../theme/brandStyles.ts';
import { directionStyles } from '../theme/direction.ts';
import { unmeasuredFallbacks } from '../theme/fallbacks.ts';
import { fontStyles } from '../theme/font.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { loadFonts } from '../theme/loadFonts.ts';
import { exampleSite } from './exampleSite.ts';
import { standIn } from './standIn.ts';

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
