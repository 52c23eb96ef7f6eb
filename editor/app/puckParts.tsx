import {
  blocksPlugin,
  type Config,
  fieldsPlugin,
  type Overrides,
  type Plugin,
  Puck,
} from '@puckeditor/core';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { blockForms } from '../adapter/pageForm.ts';
import { FieldNotes } from '../fields/FieldNotes.tsx';
import { ListKeys } from '../fields/ListKeys.tsx';
import { OtherProblems } from '../fields/OtherProblems.tsx';
import { PublishPage } from '../fields/PublishPage.tsx';
import { helpIn } from '../fields/parts.tsx';
import { pictureIn } from '../fields/SeveralPictures.tsx';
import { Muted, TextButton } from '../ui/controls.ts';
import { phone } from '../ui/EditorStyle.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { BlockList } from './BlockList.tsx';
import { CanvasFrame } from './CanvasFrame.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { FieldTargets } from './FieldTargets.tsx';
import { useToFields } from './fieldKeys.ts';
import { PagePlaces } from './PagePlaces.tsx';
import { blockLabel } from './puckConfig.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { MarkedSetting, SiteInPage } from './SiteInPage.tsx';
import { useAddBlock } from './useAddBlock.ts';

// Puck renders the fields at the right, and again in a tab for phones. This renders those of the tab on phones only.
const settingsAtRight: Plugin = {
  ...fieldsPlugin({ desktopSideBar: 'right', label: 'Fields' }),
  render: () => <FieldsOfPhones />,
};

function FieldsOfPhones() {
  return useMedia(phone) && <Puck.Fields />;
}

export const pagePlugins: Plugin[] = [
  {
    // Replaces Puck's outline, in which blocks cannot be moved by keyboard.
    name: 'outline',
    label: 'Blocks',
    icon: <ListSign />,
    render: () => <BlockList />,
  },
  blocksPlugin({ label: 'Add' }),
  settingsAtRight,
];
export const viewports = [
  { width: 390, label: 'Phone', icon: 'Smartphone' as const },
  { width: 820, label: 'Tablet', icon: 'Tablet' as const },
  { width: 1280, label: 'Desktop', icon: 'Monitor' as const },
];

type FieldWrap = {
  children: ReactNode;
  name: string;
  value: unknown;
  field: { metadata?: Record<string, unknown> };
};

/** Adds help, limits and mistakes to Puck's own fields. */
function withNotes({ children, name, value, field }: FieldWrap, ofList = false) {
  return (
    <>
      {children}
      <FieldNotes name={name} help={helpIn(field)} value={value} ofList={ofList} />
    </>
  );
}

export const overrides: Partial<Overrides<Config>> = {
  iframe: ({ children, document }) => (
    <>
      <CanvasFrame document={document}>
        <MarkedSetting />
        {children}
      </CanvasFrame>
      {document && <SiteInPage page={document} />}
    </>
  ),
  header: () => <EditorHeader />,
  drawerItem: ({ name }) => <BlockOffer type={name} />,
  fields: ({ children, itemSelector }) => (
    <>
      {!itemSelector && <PublishPage />}
      {!itemSelector && <SearchPreview />}
      <OtherProblems />
      <ErrorBoundary
        resetKey={itemSelector}
        fallback={
          <Note role="alert">
            These fields cannot be shown. What you wrote is kept. Choose another block, or go back
            to all pages and open this one again.
          </Note>
        }
      >
        <FieldTargets>
          <PagePlaces>{children}</PagePlaces>
        </FieldTargets>
      </ErrorBoundary>
    </>
  ),
  fieldTypes: {
    text: (props) => withNotes(props),
    textarea: (props) => withNotes(props),
    number: (props) => withNotes(props),
    array: ({ children, ...props }) =>
      withNotes(
        {
          ...props,
          children: (
            <ListKeys
              name={props.name}
              label={props.field.label ?? ''}
              value={props.value}
              picture={pictureIn(props.field.metadata)}
              maximum={helpIn(props.field).maximum}
              onChange={props.onChange}
            >
              {children}
            </ListKeys>
          ),
        },
        true,
      ),
  },
};

const Note = styled(Muted)`
  padding: 1rem;
`;

const Offer = styled(TextButton)`
  padding: 0.6rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: #fff;
  line-height: 1.35;
  /* dnd-kit drags by no button: the pointer is for the element around it, which hands a click on (puckMarkup.ts). */
  pointer-events: none;

  & small { display: block; color: var(--editor-muted); }
`;

/** A block type with its description: to drag into the page, or to add after the selected block, or else at the end. */
function BlockOffer({ type }: { type: string }) {
  const add = useAddBlock();
  const toFields = useToFields();
  return (
    <Offer onClick={() => toFields(add(type))}>
      {blockLabel(type)}
      <small>{blockForms.find((form) => form.type === type)?.description}</small>
    </Offer>
  );
}

function ListSign() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      stroke="currentColor"
      fill="none"
      strokeWidth="2"
    >
      <path d="M4 6h16M4 12h16M4 18h16" />
    </svg>
  );
}
