import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type Group, isGroup, parseJson } from '../../schema/browser.ts';
import { blockLabel, withCurrencyOf } from '../../schema/inspect.ts';
import { blockForms, blockToForm } from '../adapter/pageForm.ts';
import { frameAddress } from '../addresses.ts';
import { inBrowserStorage } from '../document/browserStorage.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { NewEmbed } from '../fields/EmbedCode.tsx';
import { type FromPage, notEdited } from '../page/messages.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { Button } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';

const Pictures = styled(PageFrame)`
  width: 100%;
  height: min(46rem, calc(100dvh - 12rem));
  border: 0;
`;

/** `note` is what to check after adding the block. */
type Props = { onPick: (block: Group, note?: string) => void; onClose: () => void };

/** A dialog to choose a block to add: shows each type as it looks on this site. A copied block can be pasted. */
export function BlockPicker({ onPick, onClose }: Props) {
  const { site, theme } = useOpenDocument();
  const copied = copiedBlock();
  const view = useMemo(() => ({ page: {}, site, theme, ...notEdited }), [site, theme]);
  const onMessage = (message: FromPage) => {
    if (message.type === 'close') onClose();
    const picked = message.type === 'pick' ? message.block : undefined;
    const form = blockForms.find(({ type }) => type === picked);
    if (form) onPick(withCurrencyOf(site.country, form.first));
  };
  return (
    <Modal title="Add a block" isWide onClose={onClose}>
      {copied && (
        <div>
          <Button onClick={() => onPick(copied)}>Paste “{blockLabel(String(copied.type))}”</Button>
        </div>
      )}
      <NewEmbed onAdd={onPick} />
      <Pictures title="Blocks" src={`${frameAddress}#blocks`} view={view} onMessage={onMessage} />
    </Modal>
  );
}

const copyKey = 'copied block';

/** Stores a block for other pages, until another one is copied. Returns whether the browser could. */
export function copyBlock(block: Group): boolean {
  return inBrowserStorage((storage) => {
    storage.setItem(copyKey, JSON.stringify(block));
    return true;
  }, false);
}

/** The last copied block; undefined if there is none, or this site has no such type. */
function copiedBlock(): Group | undefined {
  const text = inBrowserStorage((storage) => storage.getItem(copyKey), null);
  const block = text === null ? undefined : parseJson(text);
  return isGroup(block) && blockToForm(block) ? block : undefined;
}
