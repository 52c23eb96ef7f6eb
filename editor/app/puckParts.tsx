import {
  blocksPlugin,
  type Config,
  fieldsPlugin,
  type Overrides,
  type Plugin,
} from '@puckeditor/core';
import type { ReactNode } from 'react';
import { FieldNotes } from '../fields/FieldNotes.tsx';
import { helpIn } from '../fields/parts.tsx';
import { BlockList } from './BlockList.tsx';
import { CanvasFrame } from './CanvasFrame.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { SearchPreview } from './SearchPreview.tsx';

const settingsAtRight = fieldsPlugin({ desktopSideBar: 'right', label: 'Fields' });

export const pagePlugins: Plugin[] = [
  {
    name: 'order',
    label: 'Order',
    icon: <ListSign />,
    render: () => <BlockList />,
  },
  blocksPlugin({ label: 'Add' }),
  settingsAtRight,
];
export const sitePlugins: Plugin[] = [settingsAtRight];

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

/** Under each of Puck's own fields stands what it is for, how much fits, and what is wrong with it. */
function withNotes({ children, name, value, field }: FieldWrap, ofList = false) {
  return (
    <>
      {children}
      <FieldNotes name={name} help={helpIn(field)} value={value} ofList={ofList} />
    </>
  );
}

export const overrides: Partial<Overrides<Config>> = {
  iframe: CanvasFrame,
  headerActions: () => <HeaderActions />,
  fields: ({ children, itemSelector }) => (
    <>
      {!itemSelector && <SearchPreview />}
      {children}
    </>
  ),
  fieldTypes: {
    text: (props) => withNotes(props),
    textarea: (props) => withNotes(props),
    number: (props) => withNotes(props),
    select: (props) => withNotes(props),
    array: (props) => withNotes(props, true),
  },
};

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
