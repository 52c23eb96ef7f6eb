// The requests and answers between the editor in the browser and its server. Each request is a POST of JSON to
// `/__edit/api/NAME`; `endpoints` has the shapes of both. A refused request has one of these status codes:
//
// 400 the body has another shape · 401 no token · 403 request from another site · 404 no such document or endpoint
// 409 not possible in the current state · 412 the file was changed elsewhere · 413 too large
// 415 not JSON · 422 the documents would have errors: { problems } · 500 any other failure, usually of the disk
//
// The body of all but 422 is { message }, for people who do not program.

import { z } from 'zod';
import type { Group } from '../schema/browser.ts';
import type { ValuePath } from '../schema/index.ts';
import type { takenKinds } from './links/withoutLinks.ts';
import type { ShownSite } from './site.ts';

/** The base path of the editor's page and its endpoints. */
export const editorPath = '/__edit';
export const apiPath = `${editorPath}/api/`;
/** The path of the page that the editor shows in a frame. */
export const framePath = `${editorPath}/page`;
/** The guide of the editor, docs/editing.md. */
export const guidePath = `${editorPath}/guide`;
/** The base path of the code of the editor's page. */
export const codePath = `${editorPath}/code/`;

/**
 * Gives a page access to the endpoints. `npm run edit` passes the token in the fragment of the address that it opens
 * and prints, `/__edit#token=…`; requests send it in a header. The server never sends it in an answer.
 */
export const tokenHeader = 'x-editor-token';
export const tokenField = 'token';

/** The maximum number of old versions of a document, and of removed pictures, to keep. The newest are kept. */
export const maxKept = 20;

/** The document with the site settings. */
export const siteName = 'site.json';
/** The name of the page with all pictures and downloads in an address of the editor. */
export const picturesName = 'pictures';

/** A document as it is edited: its value, or the whole text of its file. */
export type DocumentOrText = Group | string;

/** The answer to a `Question`: which side's change is kept. `key` identifies the question together with both changes. */
const choice = z.object({ key: z.string(), side: z.enum(['mine', 'theirs']) });
export type Choice = z.output<typeof choice>;
const choices = z.array(choice).max(1000);

/** A publication made from this folder. Times are ISO 8601. */
export const publicationShape = z.object({
  commit: z.string(),
  /** The subject of the commit. */
  subject: z.string(),
  time: z.string(),
  /** Whether it reverts the previous publication. */
  isBack: z.boolean().optional(),
  /** Only for a publication in review: its branch, and its address at the host. */
  review: z.object({ branch: z.string(), address: z.string().optional() }).optional(),
  /** When the editor first saw it on the live site. */
  live: z.string().optional(),
});
export type Publication = z.output<typeof publicationShape>;

const path = z.array(z.union([z.string(), z.number()])).readonly();

/** A page without an entry in the menu. */
const menuPage = z.object({ path: z.string(), title: z.string(), description: z.string() });
export type MenuPage = z.output<typeof menuPage>;

/** A phone number or email address that a link has instead of its name, because the settings lack it. */
const newContact = z.object({
  field: z.enum(['phones', 'emails']),
  value: z.string(),
  scheme: z.enum(['tel', 'sms', 'whatsapp', 'mailto']),
  /** The path of the link, and its current value. */
  path,
  written: z.string(),
});
export type NewContact = z.output<typeof newContact>;

/** A suggested change. It is made only when the user asks for it. */
const offer = z.object({
  /** The text of the button: `Use “Hero”`. */
  label: z.string(),
  /** Pages to publish, in their own files, after a confirmation; `edits` is empty then. */
  publish: z.array(z.object({ name: z.string(), title: z.string() })).optional(),
  /** The page to add to the menu, after a dialog for the entry's text; `edits` is empty then. */
  menuEntry: menuPage.optional(),
  /** The contact to add to the settings, after a dialog for its name; `edits` is empty then. */
  contact: newContact.optional(),
  /** The change to the file's text. */
  edits: z.array(z.object({ offset: z.number(), length: z.number(), text: z.string() })),
  /** The same change to the document; without `value` the field is removed. Omitted if no value changes. */
  change: z.object({ path, value: z.unknown().optional() }).optional(),
});
export type Offer = z.output<typeof offer>;

/** One error or warning, described with the labels of the form, and the path of its field. */
const problem = z.object({
  file: z.string(),
  /** The title of the document. */
  title: z.string().optional(),
  /** The path of the field, also of one that is missing; empty for syntax errors. */
  path,
  line: z.number(),
  column: z.number(),
  severity: z.enum(['error', 'warning']),
  rule: z.string(),
  message: z.string(),
  suggestion: z.string().optional(),
  /** Only if it is fixed in another document or page of the editor: a link text and the path that the link opens. */
  elsewhere: z.object({ label: z.string(), file: z.string(), path }).optional(),
  /** The fixes that the editor offers, one button each. */
  offers: z.array(offer).optional(),
});
export type Problem = z.output<typeof problem>;
const problems = z.array(problem);

/** A state of a document without errors. `time`: when it was kept as a version; omitted for the published state. */
export type GoodState = { text: string; document?: unknown; time?: string | undefined };

/** A changed field: its name in words, and both texts. Without `from` it was added, without `to` it was removed. */
const fieldChange = z.object({
  words: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
});
export type FieldChange = z.output<typeof fieldChange>;

export type Version = {
  id: string;
  /** `saved`: the content of the file before a save. `draft`: an unsaved document before it was replaced or removed. */
  kind: 'saved' | 'draft';
  /** ISO 8601 */
  time: string;
  title: string;
  /** The changes of the save, or the unsaved changes of a draft. Empty if one of the two states cannot be read. */
  changes: FieldChange[];
};

/** A link from another document. */
export type LinkEntry = {
  file: string;
  path: ValuePath;
  href: string;
  /** The document and the place in it, in words. */
  title: string;
  place: string;
  /** The text of the link, if it has one. */
  text?: string | undefined;
  /** What is removed together with the link; omitted if the link cannot be removed. */
  taken?: (typeof takenKinds)[number] | undefined;
};

/** A file that visitors can download: the address that links have, and its size. */
export type Download = { address: string; bytes: number };

/** A page in the list of pages. Path and title are empty if the file cannot be read. */
export type PageEntry = {
  name: string;
  path: string;
  title: string;
  /** Its name in lists if that is not the title: the text of its link in the menu. */
  short?: string | undefined;
  /** The page is not published. */
  isUnpublished?: boolean | undefined;
  errors: number;
  /** Its example texts, which are not among the warnings. */
  texts?: number | undefined;
  warnings: number;
  /** Its parts with a heading; those without an `id` are used only by the search. Omitted if the file cannot be read. */
  places?: { title: string; id?: string | undefined }[] | undefined;
  /** The icons that it shows, one item per use. Omitted if the file cannot be read. */
  icons?: string[] | undefined;
};

/** The name of a page in lists. */
export function nameOf(page: Pick<PageEntry, 'short' | 'title' | 'name'>): string {
  return page.short || page.title || page.name;
}

export type Overview = {
  /** Identifies the folder of the site: the same at every start and on every port. */
  id: string;
  /** The value of site.json; omitted while it has errors. */
  site?: ShownSite | undefined;
  /** The pages, by path; not site.json. */
  pages: PageEntry[];
  /** The files that visitors can download. */
  downloads: Download[];
  /** The errors of all documents, with unsaved changes. */
  problems: Problem[];
  /** Deleted pages that can be restored. */
  deleted: { name: string; path: string; title: string; version: string }[];
  /** Messages for the user: an interrupted change that could not be finished, old field names. */
  reports: string[];
};

/** A field that shows a picture: its document with title, its path, its label, and the alt text. */
type PictureUse = {
  file: string;
  title: string;
  path: ValuePath;
  words: string;
  alt?: string | undefined;
};

/** A picture of the folder. `problem`: why pages cannot show it; it has no size then. */
export type PictureEntry = {
  src: string;
  size?: { width: number; height: number } | undefined;
  problem?: string | undefined;
  uses: PictureUse[];
};

/** A file in the folder downloads: its path among the documents, and its links. `problem`: why nobody can download it. */
export type DownloadEntry = {
  src: string;
  bytes: number;
  problem?: string | undefined;
  uses: Omit<PictureUse, 'alt'>[];
};

/** A picture or a file to download that was removed and can be restored. `time` is ISO 8601. */
export type KeptPicture = { id: string; src: string; time: string };

/** A document or picture that differs between two states of the site, with its changes in words. */
const pageChange = z.object({
  name: z.string(),
  title: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  changes: z.array(fieldChange),
  /** The page is not published. */
  isUnpublished: z.boolean().optional(),
});
export type PageChange = z.output<typeof pageChange>;

/** A conflict: two people changed the same thing. */
const question = z.object({
  key: z.string(),
  name: z.string(),
  title: z.string(),
  words: z.string(),
  mine: z.string(),
  theirs: z.string(),
});
export type Question = z.output<typeof question>;

/** What can be published from this folder. `why`: the reason why nothing can be published now. */
const publishing = z.union([
  z.object({ why: z.string() }),
  z.object({
    /** The branch to publish to, and the address of the repository's web page if it has one. */
    target: z.object({ branch: z.string(), address: z.string().optional(), isReview: z.boolean() }),
    person: z.object({ name: z.string(), email: z.string() }).optional(),
    /** The changes that would be published; then those that others have published and this folder lacks. */
    outgoing: z.array(pageChange),
    incoming: z.array(pageChange),
    /** Why the published state may be out of date: for example, no connection. */
    notAsked: z.string().optional(),
    last: publicationShape.optional(),
  }),
]);
export type Publishing = z.output<typeof publishing>;

/** The result of publishing. `note`: what failed after the push. Only `done` can have published something. */
const publishAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    publication: publicationShape.optional(),
    note: z.string().optional(),
  }),
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('questions'), questions: z.array(question) }),
  z.object({ kind: z.literal('launch'), key: z.string(), problems }),
]);
export type PublishAnswer = z.output<typeof publishAnswer>;

/** `late`: not on the live site ten minutes after publishing. `unknown`: no publication, or no live site. */
const live = z.object({
  state: z.enum(['unknown', 'waiting', 'live', 'late']),
  since: z.string().optional(),
  /** The address of the repository's web page. */
  address: z.string().optional(),
});
export type Live = z.output<typeof live>;

const published = z.object({
  /** Whether the documents are in a Git repository and somebody has changed or published one of them. */
  canPublish: z.boolean(),
  changed: z.record(z.string(), z.enum(['new', 'changed'])),
});
export type Published = z.output<typeof published>;

export type Health = {
  /** The errors and warnings of all documents, with unsaved changes; not those about a file's format. */
  problems: Problem[];
  /** Content that must not go live: samples, examples, demos. */
  launch: Problem[];
  /** When links to other sites were last checked (`npm run validate -- --links`). */
  linksChecked?: string | undefined;
};

const endpoint = <Fields extends z.ZodRawShape, Answer extends z.ZodType>(
  fields: Fields,
  answer: Answer,
) => ({ request: z.object(fields), answer });

export const endpoints = {
  /** Whether the site can be published from here, and which saved documents differ from the published ones. */
  published: endpoint({}, published),
  /** The differences between the saved files and the published state, which is fetched first. */
  publishing: endpoint({}, publishing),
  /**
   * Merges the saved state with what others have published, checks and builds it, commits and pushes. `launch` is the
   * key of the launch question that the user confirmed. `person` is the author of the commit.
   */
  publish: endpoint(
    {
      choices,
      launch: z.string().optional(),
      person: z.object({ name: z.string().max(100), email: z.string().max(200) }).optional(),
    },
    publishAnswer,
  ),
  /** Merges what others have published into the saved files. Publishes nothing. */
  pullChanges: endpoint({ choices }, publishAnswer),
  /**
   * Reverts the last publication of this folder, except for what was changed since, and publishes the result. `commit`
   * is the publication that the person confirmed to revert.
   */
  revertPublication: endpoint(
    { commit: z.string(), choices, launch: z.string().optional() },
    publishAnswer,
  ),
  /** Whether the last publication is live. The live site is requested every ten seconds at most. */
  live: endpoint({}, live),
};
type Endpoints = typeof endpoints;
export type Requests = { [Name in keyof Endpoints]: z.output<Endpoints[Name]['request']> };
export type Answers = { [Name in keyof Endpoints]: z.output<Endpoints[Name]['answer']> };

/** The body of a refusal. Unreadable parts are omitted. */
export const refusalShape = z.object({
  message: z.string().optional().catch(undefined),
  problems: problems.optional().catch(undefined),
});
