import { type Folder, homeOf, notFoundOf } from '../../schema/browser.ts';
import { type Overview, type PageEntry, pageName } from '../api.ts';
import { languageName } from '../languages.ts';
import type { Action } from '../ui/ActionMenu.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { TranslatePage } from './languageDialogs.tsx';
import { CreatePage, DeletePage, MovePage } from './pageDialogs.tsx';
import { missingIn } from './pageStatus.ts';

type Model = { copyOf?: PageEntry; within?: PageEntry; below?: string };

/** What can be done with pages, in dialogs to be rendered. A new page is in a folder: that of the listed language. */
export function usePageActions({ pages, site, languages = [] }: Overview, folder?: Folder) {
  const { dialog, open } = useDialog();
  const create = (model: Model = {}) => {
    const target = (model.copyOf ?? model.within)?.folder ?? folder;
    const found = languages.find((language) => language.folder === target);
    const language = found?.language ?? site?.language;
    open((close) => (
      <CreatePage {...{ ...model, pages, folder: target, language, onClose: close }} />
    ));
  };
  const openFor = (Dialog: typeof MovePage | typeof DeletePage, page: PageEntry) =>
    open((close) => <Dialog page={page} pages={pages} onClose={close} />);
  const copiesOf = (page: PageEntry): Action[] => [
    { label: 'Copy', onSelect: () => create({ copyOf: page }) },
    ...missingIn(page, languages).map((to) => ({
      label: `Translate into ${languageName(to.language)}`,
      onSelect: () => open((close) => <TranslatePage page={page} to={to} onClose={close} />),
    })),
  ];
  const actionsOf = (page: PageEntry): Action[] => {
    const { path, folder: language = '' } = page;
    if ([homeOf(language), notFoundOf(language)].includes(path)) return copiesOf(page);
    const complete = page.lists?.find(({ limit }) => limit === undefined);
    const inList = complete && {
      label: `New page in “${pageName(page)}”`,
      onSelect: () => create({ within: page, below: complete.below }),
    };
    return [
      ...(inList ? [inList] : []),
      ...copiesOf(page),
      { label: 'Change the address', onSelect: () => openFor(MovePage, page) },
      { label: 'Delete', isDangerous: true, onSelect: () => openFor(DeletePage, page) },
    ];
  };
  return { dialog, create, actionsOf };
}
