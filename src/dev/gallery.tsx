import { createRoot } from 'react-dom/client';
import { typefacesOf } from '../../schema/browser.ts';
import { type Block, blockDefinitions } from '../../schema/index.ts';
import { preparePage } from '../blocks/index.ts';
import { BlockView } from '../renderer/BlockView.tsx';
import { styled } from '../styles/styled.ts';
import { loadFonts } from '../theme/loadFonts.ts';
import { examplesOn } from './examplesOn.ts';
import { LiveSite } from './LiveSite.tsx';

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
const { site, blocks } = examplesOn(await (await fetch('/__site.json')).json());
// Tests compare screenshots of the blocks, so the fonts are loaded first.
Promise.all([loadFonts(document, typefacesOf(site.brand)), preparePage({ blocks }, site)]).then(
  () => {
    createRoot(root).render(
      <LiveSite site={site}>
        <Gallery blocks={blocks} />
      </LiveSite>,
    );
  },
);
