import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { blockSchema } from '../../schema/blocks/index.ts';
import { typesetDocument } from '../../schema/diagnose/prose.ts';
import { factsOf, fillFacts } from '../../schema/facts.ts';
import { type Block, blockDefinitions, type Site } from '../../schema/index.ts';
import { BlockView } from '../renderer/BlockView.tsx';
import { preparePage } from '../renderer/preparePage.ts';
import { SiteProvider } from '../shared/site.ts';
import { loadFont } from '../theme/font.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';

const Entry = styled.article`
  border-bottom: 8px solid var(--line);

  & > header { padding: 1.5rem var(--gutter); }
  & > header p { max-width: 36em; color: var(--muted); }
`;

const Panel = styled.main`
  background: var(--paper);
  color: var(--ink);
`;

/** Every block type with its example, in both themes: what `/__blocks` shows in dev. */
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
const site: Site = await (await fetch('/site.json')).json();

const examples: Block[] = blockDefinitions.map(({ schema, example }) => schema.parse(example));
const blocks = fillFacts(examples, factsOf(site)).map((block) =>
  typesetDocument(block, blockSchema, site.language),
);
// The pictures of the blocks are compared, so the font has to be there.
Promise.all([
  loadFont(document),
  preparePage({ path: '/', title: '', description: '', blocks }),
]).then(() => {
  createRoot(root).render(
    <SiteProvider value={site}>
      <GlobalStyle />
      <Gallery blocks={blocks} />
    </SiteProvider>,
  );
});
