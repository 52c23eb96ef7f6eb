import { useOpenDocument } from '../document/OpenDocument.ts';
import { useChecked } from '../document/SiteContext.ts';
import { folderOfSettings, languageName, settingsIn } from '../languages.ts';
import { AddLanguage, RemoveLanguage, TranslatePage } from '../pages/languageDialogs.tsx';
import { type Action, ActionMenu } from '../ui/ActionMenu.tsx';
import { useDialog } from '../ui/useDialog.ts';

/** Goes to the open document in another language, or offers to translate it. In the settings, it also adds and removes languages. */
export function LanguageMenu() {
  const { name, site } = useOpenDocument();
  const { dialog, open } = useDialog();
  const overview = useChecked()?.overview;
  const folder = folderOfSettings(name);
  const page = overview?.pages.find((one) => one.name === name);
  const languages = overview?.languages ?? [];
  if (folder === undefined && (!page || languages.length === 0)) return null;
  const current = folder ?? page?.folder;
  const actions = languages
    .filter((language) => language.folder !== current)
    .map((to): Action => {
      const other = page ? page.versions?.[to.folder] : settingsIn(to.folder);
      const words = languageName(to.language);
      if (other === undefined && page) {
        const onSelect = () =>
          open((close) => <TranslatePage page={page} to={to} onClose={close} />);
        return { label: `Translate this page into ${words}`, onSelect };
      }
      const onSelect = () => {
        location.hash = encodeURIComponent(other ?? '');
      };
      return { label: words, onSelect };
    });
  if (folder !== undefined) {
    const known =
      languages.length > 0 ? languages.map(({ language }) => language) : [site.language];
    const onSelect = () => open((close) => <AddLanguage languages={known} onClose={close} />);
    actions.push({ label: 'Add a language', onSelect });
    for (const language of languages.slice(1)) {
      actions.push({
        label: `Remove ${languageName(language.language)}`,
        isDangerous: true,
        onSelect: () => open((close) => <RemoveLanguage language={language} onClose={close} />),
      });
    }
  }
  return (
    <>
      <ActionMenu label="Language" text={languageName(site.language)} actions={actions} />
      {dialog}
    </>
  );
}
