import { flushSync } from 'react-dom';
import type { ValuePath } from '../../schema/index.ts';
import { sectionOf } from '../adapter/settingsSections.ts';
import { pressShortcut } from '../document/keys.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { fieldAddress, readFieldAddress } from '../fieldAddress.ts';
import { dropOn, showField } from '../fields/focusField.ts';
import { isSettings } from '../languages.ts';
import type { FromPage, Place } from '../page/messages.ts';
import { focusChosen, useSelectAt } from './goTo.ts';
import { useBlockActions } from './useBlockActions.ts';
import { useInPlaceEdits } from './useInPlaceEdits.ts';

/** Returns a function that handles the messages of the framed page, and `numbers` of the states that are sent to it. */
export function useFrameMessages(onSetting: (path: ValuePath | undefined) => void) {
  const { store } = useOpenDocument();
  const actions = useBlockActions();
  const edits = useInPlaceEdits();
  const choose = useChoose(onSetting);

  const answer = (message: FromPage) => {
    switch (message.type) {
      // Messages of the block picker.
      case 'ready':
      case 'pick':
        return;
      case 'close':
        return focusChosen();
      case 'choose':
        return choose(message.place);
      case 'drop':
        choose(message.place);
        return dropOn(message.place.path, message.files);
      case 'begin':
        edits.begin(message.place, message.pageNumber);
        return choose(message.place);
      case 'write':
        return edits.write(message.text, message.number);
      case 'addEntry':
        return flushSync(edits.addEntry);
      case 'end':
        return edits.end();
      case 'block': {
        const { blocks } = store.get().state;
        const index = blocks.findIndex(({ key }) => key === message.key);
        // The second click of a double click may arrive after its block was removed.
        return index < 0 ? undefined : actions[message.action](index);
      }
      case 'shortcut':
        return pressShortcut(message.shortcut);
      default:
        return message satisfies never;
    }
  };
  return { answer, numbers: edits.numbers };
}

/** Returns a function that shows the field at a place of the page. */
function useChoose(onSetting: (path: ValuePath | undefined) => void) {
  const { name } = useOpenDocument();
  const selectAt = useSelectAt();
  const showSetting = (path: ValuePath) => {
    const [section] = readFieldAddress(location.hash).path;
    if (sectionOf(section) === sectionOf(path[0])) showField(path);
    else location.hash = fieldAddress(name, path);
  };
  return ({ isSite, path }: Place) => {
    if (isSettings(name)) {
      if (isSite) showSetting(path);
      return;
    }
    flushSync(() => onSetting(isSite ? path : undefined));
    if (!isSite) selectAt(path);
    showField(path);
  };
}
