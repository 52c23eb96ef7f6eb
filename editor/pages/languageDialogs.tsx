import { useState } from 'react';
import { amount } from '../../schema/diagnose/index.ts';
import { type PageEntry, pageName, type SiteLanguage, siteName } from '../api.ts';
import { useChecked, useOpenSite } from '../document/SiteContext.ts';
import { languageName } from '../languages.ts';
import { Muted } from '../ui/controls.ts';
import { useAnnounce } from '../ui/Notice.tsx';
import { TaskDialog } from '../ui/TaskDialog.tsx';
import { TextField } from '../ui/TextField.tsx';

type TranslateProps = { page: PageEntry; to: SiteLanguage; onClose: () => void };

/** Copies a page to another language, and opens the copy. */
export function TranslatePage({ page, to: { folder, language }, onClose }: TranslateProps) {
  const { change } = useOpenSite();
  const announce = useAnnounce();
  const work = async (signal: AbortSignal) => {
    const { name } = await change('translate', { name: page.name, folder }, signal);
    onClose();
    location.hash = encodeURIComponent(name);
    announce(`“${pageName(page)}” copied to ${languageName(language)}.`, 'Undo');
  };
  return (
    <TaskDialog
      title={`Translate “${pageName(page)}” into ${languageName(language)}`}
      action="Translate this page"
      work={work}
      onClose={onClose}
    >
      <Muted>
        This copies the page with its texts. Texts that you have not translated yet are marked.
        Visitors cannot see the copy until you publish it.
      </Muted>
    </TaskDialog>
  );
}

type AddProps = { languages: readonly string[]; onClose: () => void };

/** Adds a language to the site, and opens its settings. */
export function AddLanguage({ languages, onClose }: AddProps) {
  const { change } = useOpenSite();
  const announce = useAnnounce();
  const known = offered.filter((one) => languages.every((other) => baseOf(other) !== one));
  const [language, setLanguage] = useState(known[0] ?? '');
  const work = async (signal: AbortSignal) => {
    const { name } = await change('addLanguage', { language }, signal);
    onClose();
    location.hash = encodeURIComponent(name);
    announce(`${languageName(language)} added.`, 'Undo');
  };
  return (
    <TaskDialog title="Add a language" action="Add the language" work={work} onClose={onClose}>
      <TextField as="select" label="Language" value={language} onChange={setLanguage}>
        {known.map((one) => (
          <option key={one} value={one}>
            {languageName(one)}
          </option>
        ))}
      </TextField>
      <Muted>
        The language starts with a copy of the home page and of the 404 page, which every language
        has. Its settings are the same as those of the site until you change them.
      </Muted>
    </TaskDialog>
  );
}

type RemoveProps = { language: SiteLanguage; onClose: () => void };

/** Removes a language with its settings and its pages, as one step. */
export function RemoveLanguage({ language: { folder, language }, onClose }: RemoveProps) {
  const { change } = useOpenSite();
  const announce = useAnnounce();
  const pages = useChecked()?.overview.pages ?? [];
  const count = pages.filter((page) => page.folder === folder).length;
  const name = languageName(language);
  const work = async (signal: AbortSignal) => {
    await change('removeLanguage', { folder }, signal);
    onClose();
    location.hash = siteName;
    announce(`${name} and ${amount(count, 'page')} removed.`, 'Undo');
  };
  return (
    <TaskDialog
      title={`Remove ${name}?`}
      action={`Remove ${name}`}
      cancel="Keep it"
      isDangerous
      work={work}
      onClose={onClose}
    >
      <Muted>
        This deletes the {amount(count, 'page')} in {name} and the settings of the language. Links
        to these pages are removed, or lead to the pages that they translate.
      </Muted>
      <Muted>You can undo this, and restore the pages from the list of pages later.</Muted>
    </TaskDialog>
  );
}

const baseOf = (language: string) => language.split('-')[0] ?? language;

/** The languages to choose from, by their English names. */
const offered =
  'ar bg ca cs da de el en es et fi fr he hr hu it ja ko lt lv nb nl pl pt ro ru sk sl sr sv tr uk vi zh'
    .split(' ')
    .sort((a, b) => languageName(a).localeCompare(languageName(b)));
